internal import LockbIndex
internal import LockbText

extension Messages {
  /// The size of what was searched: `38 documents, Turnstile`.
  func corpus(documents: Int, frameworks: [String]) -> String {
    let size = pick(
      counted(documents, "document"), "문서 \(documents)개")
    return ([size] + frameworks).joined(separator: ", ")
  }

  /// Words that occur in no document.
  func unknownWords(_ words: [String], corpus: String) -> String {
    let list = words.joined(separator: ", ")
    return pick(
      "\(list) \(words.count == 1 ? "is" : "are") not in this knowledge base (\(corpus)).",
      "\(VaryingParticle.topic.attached(to: list)) 이 지식 베이스에 없습니다 (\(corpus)).")
  }

  /// Why there is no result.
  func nothingFound(
    _ response: SearchResponse, corpus: String, isStrict: Bool, keptBack: Int
  ) -> String {
    if keptBack > 0 {
      return pick(
        "Nothing here answers that with these filters. Without them there \(keptBack == 1 ? "is" : "are") \(counted(keptBack, "result")) (\(corpus)).",
        "이 조건으로는 답할 내용이 없습니다. 조건을 빼면 결과가 \(keptBack)개 있습니다 (\(corpus)).")
    }
    let count = response.query.terms.count
    let known = count - response.unknownTerms.count
    let opening =
      count < 2
      ? pick("Nothing here answers that.", "답할 내용이 없습니다.")
      : pick(
        "Nothing here answers \(count == 2 ? "both" : "all \(count)") words.",
        "\(count == 2 ? "두" : "\(count)개") 낱말에 모두 답하는 내용이 없습니다.")
    let reason: String
    if response.unknownTerms.isEmpty {
      reason = pick(
        "The words do not occur together in this knowledge base (\(corpus)).",
        "이 지식 베이스에 함께 나오는 곳이 없습니다 (\(corpus)).")
    } else {
      reason = unknownWords(response.unknownTerms, corpus: corpus)
    }
    let strict =
      isStrict && known > 0
      ? pick(" Without --strict, partial answers are shown.", " --strict를 빼면 일부만 맞는 결과도 보여 줍니다.")
      : ""
    return count == 0 ? opening + " (\(corpus))" : "\(opening) \(reason)\(strict)"
  }

  /// What a tier means for trust; nil where the answer is what was asked for.
  func note(on tier: SearchTier) -> String? {
    switch tier {
    case .exact, .match, .none: nil
    case .substring:
      pick("Found only inside longer words:", "더 긴 낱말 속에서만 찾았습니다:")
    case .relaxed:
      pick(
        "Nothing holds every word; each result names what it lacks:",
        "모든 낱말이 있는 곳은 없어서, 빠진 낱말을 함께 적습니다:")
    case .fuzzy:
      pick("Not found as written; similar words:", "쓴 그대로는 없어서 비슷한 낱말로 찾았습니다:")
    case .choseong:
      pick("Found by initial consonants:", "초성으로 찾았습니다:")
    }
  }

  /// How close a result is; nil for an exact one.
  func label(of quality: MatchQuality) -> String? {
    switch quality {
    case .exact: nil
    case .partial: pick("partial match", "일부 일치")
    case .approximate: pick("similar words", "비슷한 말")
    }
  }

  /// The words that a result does not hold.
  func without(_ words: [String]) -> String {
    let list = words.joined(separator: ", ")
    return pick("without: \(list)", "없는 낱말: \(list)")
  }

  var suggestions: String { pick("Try:", "이렇게 찾아보세요:") }

  func more(_ count: Int, limit: Int) -> String {
    pick("\(count) more: --limit \(limit)", "\(count)개 더 있음: --limit \(limit)")
  }

  /// How a result was found and scored.
  func explanation(tier: SearchTier, score: String, matched: [String]) -> String {
    let words = matched.joined(separator: ", ")
    return pick(
      "\(tier.rawValue): \(score); found: \(words)", "\(tier.rawValue): \(score); 찾은 낱말: \(words)")
  }

  /// How many claims there are and how they fare.
  func summary(of claims: [ResultClaim]) -> String {
    let open = claims.filter { $0.verdict != "holds" }.count
    if open == 0 {
      return pick(
        claims.count == 1 ? "1 claim, which holds" : "\(claims.count) claims, all hold",
        "주장 \(claims.count)개 모두 참")
    }
    return pick(
      "\(counted(claims.count, "claim")), \(open) not confirmed",
      "주장 \(claims.count)개 중 \(open)개 미확인")
  }
}

// Opening.
extension Messages {
  var nothingToOpen: String {
    pick("No result has a file to open.", "열 파일이 있는 결과가 없습니다.")
  }

  func notOpened(_ path: String, with program: String) -> CommandFailure {
    .failure(
      "not-opened",
      pick("\(program) could not open \(path).", "\(path) 파일을 열지 못했습니다: \(program)."),
      hint: pick("Set EDITOR to your editor.", "EDITOR에 쓸 편집기를 지정하세요."))
  }
}
