internal import LockbBase
internal import LockbPack

/// Writes a run as a scenario block that holds.
struct ScenarioWriter {
  let language: Language

  /// The block with its fences.
  func block(_ request: ReferenceRequest, _ steps: [ReferenceStep]) -> String {
    var lines = ["```scenario", pick("on", "환경") + " \(request.platform) \(request.version)"]
    if !request.keys.isEmpty {
      lines.append(pick("keys", "키") + " " + request.keys.joined(separator: ", "))
    }
    for step in steps {
      lines.append(pick("when ", "만일 ") + event(step.event))
      for (index, claim) in claims(step).enumerated() {
        lines.append(
          (index == 0 ? pick("then ", "그러면 ") : pick("and ", "그리고 ")) + claim)
      }
    }
    return (lines + ["```"]).joined(separator: "\n") + "\n"
  }

  private func pick(_ english: String, _ korean: String) -> String {
    language == .english ? english : korean
  }

  private func event(_ name: String) -> String {
    if name.hasPrefix("choose:") {
      let name = String(name.dropFirst(7))
      let label = ModelChoice(rawValue: name)?.label[language] ?? name
      return pick(
        "the user chooses \"\(label)\"", "사용자가 \"\(label)\"\(object(after: label)) 선택하면")
    }
    guard let method = ModelSentence.method(of: name) else { return name }
    return pick("the app calls \(method)", "앱이 \(method)\(object(after: method)) 호출하면")
  }

  private func claims(_ step: ReferenceStep) -> [String] {
    var claims: [String] = []
    if let prompt = step.prompt {
      claims.append(
        prompt.usageKey.map { key in
          pick("a prompt appears with \(key)", "\(key)\(with(after: key)) 함께 알림이 나타난다")
        } ?? pick("a prompt appears", "알림이 나타난다"))
    } else if step.refusedBy != nil {
      claims.append(pick("no prompt appears", "알림이 나타나지 않는다"))
    }
    if step.after.status != step.before.status {
      claims.append(pick("the status is \(step.after.status)", "상태는 \(step.after.status)이다"))
    }
    if step.after.grant != step.before.grant {
      claims.append(pick("the grant is \(step.after.grant)", "권한은 \(step.after.grant)이다"))
    }
    if let callback = step.callback {
      claims.append(pick("the callback is \(callback)", "콜백은 \(callback)이다"))
    }
    return claims
  }

  /// 을 or 를.
  private func object(after word: String) -> String { endsInConsonant(word) ? "을" : "를" }

  /// 과 or 와.
  private func with(after word: String) -> String { endsInConsonant(word) ? "과" : "와" }

  /// Hangul tells by itself; of names in Latin letters those in n, m, l and ng end in a consonant.
  private func endsInConsonant(_ word: String) -> Bool {
    guard let last = word.unicodeScalars.last else { return false }
    if (0xAC00...0xD7A3).contains(last.value) { return (last.value - 0xAC00) % 28 != 0 }
    return word.hasSuffix("ng") || "nml".unicodeScalars.contains(last)
  }
}
