internal import LockbText

extension Character {
  /// The columns it takes on a terminal: 0, 1 or 2.
  var displayWidth: Int { DisplayWidth.columns(of: self) }
}

extension StringProtocol {
  /// The columns it takes on a terminal.
  var displayWidth: Int { DisplayWidth.columns(of: self) }
}
