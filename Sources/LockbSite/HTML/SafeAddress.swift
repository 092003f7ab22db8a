/// Addresses outside the site that a link may lead to.
enum SafeAddress {
  private static let schemes: Set<String> = ["http", "https", "mailto"]

  /// The address, if its scheme is known to run nothing.
  static func of(_ address: String) -> String? {
    // Browsers drop these characters before they look at the scheme.
    let bare = String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 }))
    if bare.hasPrefix("//") { return "https:" + bare }
    guard let colon = bare.firstIndex(of: ":") else { return nil }
    return schemes.contains(bare[..<colon].lowercased()) ? bare : nil
  }
}
