internal import ArgumentParser

/// `lockb site serve`: shows the site on this machine while its documents are being written.
struct SiteServeCommand: Subcommand {
  static let name = "site serve"
  static let formats: [OutputFormat] = [.text]
  static var configuration: CommandConfiguration { configured(.siteServe) }

  @Argument(help: help(.sitePaths), completion: .directory)
  var paths: [String] = []

  @Option(name: .customLong("port"), help: help(.sitePort))
  var port: UInt16 = 8000

  @OptionGroup var site: SiteOptions
  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    // Only the preview uses it from here on.
    nonisolated(unsafe) let session = session
    let preview = try SitePreview(
      roots: paths.isEmpty ? common.contentRoots : paths, options: site, session: session)
    let port = port
    session.note(session.messages.serving(port))
    let reason = waiting { await PreviewServer(preview: preview, port: port).run() }
    throw session.messages.notServed(port, reason)
  }
}
