public import LockbBase
public import LockbPack

/// The pages of a reference machine: the simulator with the newest drawing, a page for every
/// drawing, and the data that the simulator walks.
public struct MachinePages: Sendable {
  let machine: ReferenceMachine
  let theme: SiteTheme
  let atlas: MachineAtlas
  let drawings: [MachineDrawing]
  let index: MachineIndex
  let examples: ExampleRuns

  /// Explores a machine; what it finds is the same for both languages.
  public init(machine: ReferenceMachine, words theme: SiteTheme) {
    self.machine = machine
    self.theme = theme
    atlas = MachineAtlas(machine)
    drawings = MachineDrawing.all(in: atlas)
    index = MachineIndex(machine)
    examples = ExampleRuns(atlas)
  }

  /// The path of the simulator, and of the folder of the drawings.
  static let path = "machine"

  /// The pages in a language, the simulator first.
  public func pages(in language: Language) -> [PageContent] {
    concurrentMap(routes(in: language)) { page(at: $0) }.compactMap { $0 }
  }

  /// The addresses of the pages in a language, the simulator first.
  public func routes(in language: Language) -> [Route] {
    guard newest != nil else { return [] }
    return [Route(language, Self.path)] + drawings.map { DrawingPage.route(of: $0, language) }
  }

  /// The page at an address, drawn when it is asked for; nil where there is none.
  public func page(at route: Route) -> PageContent? {
    guard route.side != .both, let newest else { return nil }
    let words = MachineWords(theme: theme, language: route.side == .korean ? .korean : .english)
    if route.path == Self.path {
      return SimulatorPage(pages: self, newest: newest, words: words).content
    }
    return drawings.first { DrawingPage.route(of: $0, words.language) == route }.map {
      DrawingPage(pages: self, drawing: $0, words: words).content
    }
  }

  /// The prompts that maps show, each once, in the order of the places.
  var prompts: [ReferenceStep.Prompt] {
    var found: [ReferenceStep.Prompt] = []
    for drawing in drawings {
      for prompt in drawing.context.map.prompts where !found.contains(prompt) {
        found.append(prompt)
      }
    }
    return found
  }

  /// The data of the simulator: an index, and a file for each context.
  public var files: [SiteFile] {
    let data = MachineData(machine: machine, atlas: atlas, drawings: drawings)
    return [data.index] + concurrentMap(Array(atlas.contexts.indices)) { data.file(of: $0) }
  }

  /// The drawing of the newest version of the usual platform.
  private var newest: MachineDrawing? {
    guard let platform = atlas.places.first?.platform,
      let place = atlas.places.last(where: { $0.platform == platform })
    else { return nil }
    return drawings.first { drawing in
      drawing.places.contains { $0.platform == platform && $0.version == place.version }
    }
  }
}
