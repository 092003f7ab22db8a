extension String {
  /// The words of a list as the tables write it, set apart by spaces and line ends.
  ///
  /// Bytes are looked at, not characters: the tables are read at every start.
  package var listed: [String] {
    utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) }
  }
}
