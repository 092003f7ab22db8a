internal import LockbBase
internal import LockbSite

/// What a site is made of, as far as a look at the disk tells.
enum SiteSources {
  /// Changes when a file of the content or the theme does, when the choices do, or when the program
  /// does. Sizes and times decide; nothing is read.
  static func fingerprint(
    _ roots: [String], _ options: SiteOptions, _ session: Session
  ) -> Digest {
    var digest = Digest()
    let theme = ThemeFolder(session: session).folder(at: options.theme)
    let program = session.environment.executable.map { [$0] } ?? []
    for folder in roots + [theme].compactMap({ $0 }) + program {
      digest.update("\(folder)\u{0}".utf8)
      for file in (try? session.fileSystem.walk(folder))?.files ?? [] {
        digest.update("\(file.location)\u{0}\(file.size)\u{0}\(file.modified)\u{0}".utf8)
      }
    }
    let choices = options.choices
    let told = [
      LockbCommand.version, choices.baseURL, choices.editURL, options.title,
      choices.includesDrafts ? "drafts" : nil,
    ]
    for text in told { digest.update("\(text ?? "")\u{0}".utf8) }
    return digest
  }
}
