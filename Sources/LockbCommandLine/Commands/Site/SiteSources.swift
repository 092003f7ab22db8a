internal import LockbBase
internal import LockbSite

/// What a site is made of, as far as a look at the disk tells. Sizes and times decide; nothing is
/// read.
struct SiteSources {
  /// The content folders.
  let roots: [String]
  /// Changes when the theme, the choices or the program do.
  let tools: Digest
  /// The files below each content folder.
  let walks: [String: FileWalk]

  /// Looks at everything.
  init(_ roots: [String], _ options: SiteOptions, _ session: Session) {
    self.roots = roots
    var tools = Digest()
    let theme = ThemeFolder(session: session).folder(at: options.theme)
    let program = session.environment.executable.map { [$0] } ?? []
    for folder in [theme].compactMap({ $0 }) + program {
      Self.add(folder, try? session.fileSystem.walk(folder), to: &tools)
    }
    let choices = options.choices
    let told = [
      LockbCommand.version, choices.baseURL, choices.editURL, options.title,
      choices.includesDrafts ? "drafts" : nil,
    ]
    for text in told + roots { tools.update("\(text ?? "")\u{0}".utf8) }
    self.tools = tools
    var walks: [String: FileWalk] = [:]
    for root in roots { walks[root] = try? session.fileSystem.walk(root) }
    self.walks = walks
  }

  /// The files of the content.
  var files: [FileEntry] { roots.flatMap { walks[$0]?.files ?? [] } }

  /// Changes when anything does.
  var fingerprint: Digest {
    var digest = tools
    for root in roots { Self.add(root, walks[root], to: &digest) }
    return digest
  }

  private static func add(_ folder: String, _ walk: FileWalk?, to digest: inout Digest) {
    digest.update("\(folder)\u{0}".utf8)
    for file in walk?.files ?? [] {
      digest.update("\(file.location)\u{0}\(file.size)\u{0}\(file.modified)\u{0}".utf8)
    }
  }
}
