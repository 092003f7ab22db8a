/// A text as one word of a POSIX shell command.
public func shellQuoted(_ text: String) -> String {
  // `-` begins an option, `#` a comment and `~` a folder, at the start of a word only.
  let isPlain =
    !text.isEmpty && text.utf8.first != 0x2D && text.utf8.first != 0x23
    && text.utf8.allSatisfy { byte in
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x30...0x3A, 0x23, 0x2B...0x2F, 0x40, 0x5F, 0x80...0xFF: true
      default: false
      }
    }
  if isPlain { return text }
  var quoted = "'"
  for scalar in text.unicodeScalars {
    if scalar == "'" { quoted += #"'\''"# } else { quoted.unicodeScalars.append(scalar) }
  }
  return quoted + "'"
}
