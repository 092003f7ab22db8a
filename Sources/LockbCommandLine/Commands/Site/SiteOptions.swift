internal import ArgumentParser
internal import LockbSite

/// What `site build` and `site serve` let their users choose.
struct SiteOptions: ParsableArguments {
  @Option(name: .customLong("theme"), help: help(.siteTheme), completion: .directory)
  var theme: String?

  @Option(name: .customLong("title"), help: help(.siteTitle))
  var title: String?

  @Option(name: .customLong("base-url"), help: help(.siteBaseURL))
  var baseURL: String?

  @Option(name: .customLong("edit-url"), help: help(.siteEditURL))
  var editURL: String?

  @Flag(name: .customLong("drafts"), help: help(.siteDrafts))
  var includesDrafts = false

  /// Refuses addresses that lead to no site.
  func refuseBadAddresses(_ messages: Messages) throws(CommandFailure) {
    for (option, address) in [("--base-url", baseURL), ("--edit-url", editURL)] {
      guard let address, !address.hasPrefix("https://"), !address.hasPrefix("http://") else {
        continue
      }
      throw messages.badAddress(address, of: option)
    }
  }

  /// The choices as the site takes them.
  var choices: SiteSource.Options {
    var choices = SiteSource.Options()
    choices.baseURL = baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    choices.editURL = editURL
    choices.includesDrafts = includesDrafts
    return choices
  }
}
