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
    try site.refuseBadAddresses(session.messages)
    // Before the documents are read, which takes longer than to find that somebody has the port.
    let server = try started(session)
    let preview: SitePreview
    do {
      preview = try SitePreview(
        roots: paths.isEmpty ? common.contentRoots : paths, options: site, session: session)
    } catch {
      server.close()
      throw error
    }
    session.note(session.messages.serving(server.port))
    let failure = waiting { await server.run(preview) }
    throw session.messages.notServed(server.port, failure.reason)
  }

  private func started(_ session: Session) throws(CommandFailure) -> PreviewServer {
    do throws(PreviewServer.Failure) {
      return try PreviewServer(port: port)
    } catch {
      throw session.messages.notServed(port, error.reason)
    }
  }
}
