internal import LockbBase

/// Puts the argument parser's own words into Korean; in English they stay as they are.
enum HelpLayout {
  private static let headings = [
    ("OVERVIEW: ", "개요: "), ("USAGE: ", "사용법: "), ("ARGUMENTS:", "인수:"),
    ("OPTIONS:", "옵션:"), ("SUBCOMMANDS:", "명령:"),
    ("Show the version.", "버전을 보여 줍니다."),
    ("Show help information.", "도움말을 보여 줍니다."),
    ("Show subcommand help information.", "명령의 도움말을 보여 줍니다."),
    ("(default: ", "(기본값: "),
    ("See 'lockb help <subcommand>' for detailed help.", "자세한 도움말: lockb help <명령>"),
  ]

  /// A help page in the user's language.
  static func translated(_ page: String, to language: Language) -> String {
    guard language == .korean else { return page }
    return headings.reduce(page) { $0.replacingAll($1.0, with: $1.1) }
  }

  private static let errors: [(start: String, korean: @Sendable (String) -> String)] = [
    ("Unknown option ", { "알 수 없는 옵션입니다: \($0)" }),
    ("Missing expected argument ", { "인수가 빠졌습니다: \($0)" }),
    ("Missing value for ", { "옵션에 값이 없습니다: \($0)" }),
    ("Unexpected argument ", { "필요 없는 인수입니다: \($0)" }),
    ("The value ", { "값이 맞지 않습니다: \($0)" }),
    ("The option ", { "값을 받지 않는 옵션입니다: \($0)" }),
    ("Missing one of: ", { "다음 가운데 하나가 빠졌습니다: \($0)" }),
  ]

  /// A complaint about the command line in the user's language, on one line.
  static func translatedError(_ message: String, to language: Language) -> String {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard language == .korean else { return line }
    if let end = line.firstRange(of: " unexpected arguments: ")?.upperBound {
      return "필요 없는 인수입니다: \(line[end...])"
    }
    guard let match = errors.first(where: { line.hasPrefix($0.start) }) else { return line }
    let rest = String(line.dropFirst(match.start.count))
      .replacingAll(". Did you mean ", with: ". 혹시 ")
      .replacingAll("'?", with: "'인가요?")
      .replacingAll(" is invalid for ", with: " → ")
      .replacingAll(" does not take any value, but ", with: " ← ")
      .replacingAll(" was specified.", with: "")
    return match.korean(rest)
  }
}

extension String {
  /// The text with each occurrence of another replaced.
  func replacingAll(_ old: String, with new: String) -> String {
    guard !old.isEmpty else { return self }
    var result = ""
    var rest = self[...]
    while let match = rest.firstRange(of: old) {
      result += rest[..<match.lowerBound] + new
      rest = rest[match.upperBound...]
    }
    return result + rest
  }
}

extension Substring {
  /// The first occurrence of a text, compared byte by byte.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].utf8.starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
