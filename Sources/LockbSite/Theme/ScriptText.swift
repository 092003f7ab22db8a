/// A script of the theme as it is sent: without what only its authors read.
enum ScriptText {
  /// The script without comments and needless spaces, and with short names where nothing else asks
  /// for the long ones. Ends of lines stay where one might end a statement. A script that cannot be
  /// read stays as it is.
  static func sent(_ bytes: [UInt8]) -> [UInt8] {
    guard let tokens = ScriptReader.tokens(bytes) else { return bytes }
    let short = ScriptNames.short(tokens)
    var sent: [UInt8] = []
    for (index, token) in tokens.enumerated() {
      let text = token.kind == .name ? short[token.text] ?? token.text : token.text
      if let last = sent.last, let first = text.utf8.first {
        if token.beginsLine, !joinsLines(tokens[index - 1], token) {
          sent.append(0x0A)
        } else if ScriptReader.isPart(last) && ScriptReader.isPart(first)
          || last == first && [0x2B, 0x2D, 0x2F].contains(first)
        {
          sent.append(0x20)
        }
      }
      sent += text.utf8
    }
    if !sent.isEmpty { sent.append(0x0A) }
    return sent
  }

  /// Whether no statement can end between two pieces.
  private static func joinsLines(_ left: ScriptToken, _ right: ScriptToken) -> Bool {
    left.kind == .template
      || left.kind == .sign && "{;,([=&|?:+>".contains(left.text.last ?? " ")
      || right.kind == .sign && "})],;.&|?:".contains(right.text.first ?? " ")
  }
}
