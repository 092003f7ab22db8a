internal import LockbBase
internal import LockbSite

extension Messages {
  func siteWritten(pages: Int, files: Int, changed: Int, removed: Int, to folder: String) -> String
  {
    switch language {
    case .english:
      "\(folder): \(pages) pages, \(files) files; \(changed) written, \(removed) removed"
    case .korean: "\(folder): 페이지 \(pages)개, 파일 \(files)개. \(changed)개를 쓰고 \(removed)개를 지웠습니다"
    }
  }

  var siteNotWritten: String {
    switch language {
    case .english: "Nothing was written: links lead nowhere."
    case .korean: "끊어진 링크가 있어 아무것도 쓰지 않았습니다."
    }
  }

  func brokenLink(_ address: String, on page: String) -> String {
    switch language {
    case .english: "\(page): \(address) leads nowhere"
    case .korean: "\(page): \(address) 링크가 가리키는 곳이 없습니다"
    }
  }

  func refused(_ kind: Refusal.Kind) -> String {
    switch (language, kind) {
    case (.english, .markup): "raw markup left out:"
    case (.english, .link): "link left out, its text kept:"
    case (.english, .image): "picture left out:"
    case (.korean, .markup): "마크업을 뺐습니다:"
    case (.korean, .link): "링크를 빼고 글만 남겼습니다:"
    case (.korean, .image): "그림을 뺐습니다:"
    }
  }

  func noTheme(_ places: [String]) -> CommandFailure {
    let places = places.joined(separator: ", ")
    return switch language {
    case .english:
      CommandFailure.failure(
        "no-theme", "there is no theme in \(places).",
        hint: "Name its folder with --theme.")
    case .korean:
      CommandFailure.failure(
        "no-theme", "\(places)에 테마가 없습니다.", hint: "--theme으로 테마 폴더를 알려 주세요.")
    }
  }

  func brokenTheme(_ file: String, _ failure: SiteTheme.Failure) -> CommandFailure {
    let reason =
      switch failure.reason {
      case .words(let line):
        pick("line \(line) is not `key = text`", "\(line)번째 줄이 `key = text` 형식이 아닙니다")
      case .template(let reason): reason
      }
    return .failure(
      "broken-theme",
      pick("cannot use \(file): \(reason).", "\(file) 파일을 쓸 수 없습니다: \(reason)."),
      hint: pick(
        "Mend it, or name another theme with --theme.",
        "파일을 고치거나 --theme으로 다른 테마를 알려 주세요."))
  }

  /// An address that leads to no site.
  func badAddress(_ address: String, of option: String) -> CommandFailure {
    .usage(
      "unknown-value",
      pick("\(option) cannot be “\(address)”.", "\(option)에는 “\(address)” 값을 쓸 수 없습니다."),
      hint: pick(
        "Begin it with https:// or http://.", "https://나 http://로 시작하는 주소를 쓰세요."))
  }

  func notASite(_ folder: String) -> CommandFailure {
    switch language {
    case .english:
      CommandFailure.failure(
        "not-a-site", "\(folder) holds files that no site build wrote.",
        hint: "Name an empty folder with --out.")
    case .korean:
      CommandFailure.failure(
        "not-a-site", "\(folder) 폴더에 사이트가 아닌 파일이 있습니다.",
        hint: "--out으로 빈 폴더를 알려 주세요.")
    }
  }

  func serving(_ port: UInt16) -> String {
    pick(
      "The site is at http://127.0.0.1:\(port)/; Control-C ends it.",
      "http://127.0.0.1:\(port)/ 에서 사이트를 볼 수 있습니다. Control-C로 끝냅니다.")
  }

  func notServed(_ port: UInt16, _ reason: String) -> CommandFailure {
    let reason = self.reason(reason)
    return .failure(
      "not-served",
      pick(
        "cannot serve at 127.0.0.1:\(port): \(reason).",
        "127.0.0.1:\(port)에서 보여 줄 수 없습니다: \(reason)."),
      hint: pick("Name another port with --port.", "--port로 다른 포트를 알려 주세요."))
  }
}
