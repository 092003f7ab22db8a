/// A text as one word of a POSIX shell command.
func shellQuoted(_ text: String) -> String {
  let isPlain =
    !text.isEmpty
    && text.utf8.allSatisfy { byte in
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2E, 0x2F, 0x5F, 0x80...0xFF: true
      default: false
      }
    }
  return isPlain ? text : "'" + text.replacingAll("'", with: #"'\''"#) + "'"
}
