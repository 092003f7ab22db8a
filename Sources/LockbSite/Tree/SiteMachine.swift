public import LockbBase
public import LockbPack

/// A reference machine explored, drawn and written down for the simulator: made once, used by every
/// site that has the same theme.
public struct SiteMachine: Sendable {
  /// Runs, and the pages that show them.
  let pages: MachinePages
  /// The pages of each language, the simulator first.
  let contents: Localized<[PageContent]>
  /// What the simulator walks.
  let files: [SiteFile]
  /// The machine itself.
  public let reference: ReferenceMachine
  /// The theme whose words it speaks.
  public let theme: Digest

  /// Explores a machine and draws it.
  public init(_ reference: ReferenceMachine, theme: SiteTheme) {
    self.reference = reference
    self.theme = theme.digest
    pages = MachinePages(machine: reference, words: theme)
    contents = Localized(en: pages.pages(in: .english), ko: pages.pages(in: .korean))
    files = pages.files
  }
}
