/// A script of the theme as it is sent: without the lines that only its authors read.
enum ScriptText {
  /// The script without lines of comment, empty lines and indentation. What a line says is left as
  /// it is; so is a script with a text over several lines, in which spaces may count.
  static func sent(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    // Both ends of such a text stand alone on their lines.
    guard lines.allSatisfy({ line in line.count { $0 == 0x60 } % 2 == 0 }) else { return bytes }
    var sent: [UInt8] = []
    var isComment = false
    for line in lines {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      if isComment || text.starts(with: "/*".utf8) {
        guard let end = text.firstRange(of: Array("*/".utf8)) else {
          isComment = true
          continue
        }
        isComment = false
        let rest = text[end.upperBound...].drop { $0 == 0x20 }
        if rest.isEmpty { continue }
        sent += rest
      } else if text.isEmpty || text.starts(with: "//".utf8) {
        continue
      } else {
        sent += text
      }
      sent.append(0x0A)
    }
    return sent
  }
}
