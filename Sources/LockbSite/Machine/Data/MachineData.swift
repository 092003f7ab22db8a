internal import LockbBase
internal import LockbPack

/// The files that the simulator walks: scripts that put their data where it looks for them.
struct MachineData {
  let machine: ReferenceMachine
  let atlas: MachineAtlas
  let drawings: [MachineDrawing]

  /// Every place with its keys and the names of its contexts.
  var index: SiteFile {
    var slugs: [Int: String] = [:]
    for drawing in drawings {
      for place in drawing.places { slugs[place.whole] = drawing.slug }
    }
    var platforms: [JSONValue] = []
    var names: [String] = []
    for place in atlas.places where !names.contains(place.platform) {
      names.append(place.platform)
      let versions = atlas.places.filter { $0.platform == place.platform }.map { place in
        JSONValue.members([
          "version": .string(place.version),
          "label": .string(MachineDrawing.range(place.version, before: place.end)),
          "keys": .strings(place.keys),
          "contexts": .strings(place.contexts.map { atlas.contexts[$0].name }),
          "drawing": .string(slugs[place.whole] ?? ""),
          "headers": .array(
            place.contexts.indices.map { choice in
              .strings([header(place, choice, .english), header(place, choice, .korean)])
            }),
        ])
      }
      platforms.append(
        .members(["name": .string(place.platform), "versions": .array(versions)]))
    }
    return Self.script("index", .members(["platforms": .array(platforms)]))
  }

  /// The lines with which a scenario block begins at a place.
  private func header(
    _ place: MachineAtlas.Place, _ choice: Int, _ language: Language
  ) -> String {
    let request = ReferenceRequest(
      platform: place.platform, version: place.version, keys: place.declared(choice))
    return machine.scenario(request, [], language).split(separator: "\n").dropLast()
      .joined(separator: "\n")
  }

  /// A context: states, events, moves and what can be observed, each in lists by number.
  func file(of context: Int) -> SiteFile {
    let context = atlas.contexts[context]
    return Self.script(
      context.name, ContextData(machine: machine, context: context).value)
  }

  /// A classic script, so that it can be loaded without a server.
  private static func script(_ name: String, _ value: JSONValue) -> SiteFile {
    var bytes = Array("window.lockb=window.lockb||{};(lockb.machines=lockb.machines||{})".utf8)
    bytes += "[\"\(name)\"]=".utf8
    value.writeCompactly(to: &bytes)
    bytes += ";\n".utf8
    return SiteFile("assets/machine/\(name).js", bytes)
  }
}
