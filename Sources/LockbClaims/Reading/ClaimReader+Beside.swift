/// What is read of a sentence beside what it is understood as.
extension ClaimReader {
  /// What a sentence takes for there on the version that it names, beside what it says of it.
  func there(
    _ items: [Item], isKorean: Bool, beside readings: [Reading]
  ) -> [Reading] {
    guard items.contains(where: { $0.scope?.from != nil && $0.scope?.platform != nil }),
      !readings.contains(where: { $0.question?.kind == .available }),
      PropertyContent.isRead(items, isKorean: isKorean)
    else { return [] }
    let plain = isKorean ? items : EnglishSentence.prepared(items)
    // It takes nothing from what is understood.
    let isWhole = Self.isWhole(readings)
    return presence.questions(of: plain, isKorean: isKorean, under: ClaimScope())
      .filter { !$0.question.subjects.contains(where: QuestionBuilder.isAnswer) }
      .map { .mention($0.question, rule: $0.rule, isWhole: isWhole) }
  }

  /// What an English sentence tells within advice, asides and what people know of it, or before it
  /// goes on.
  func shelled(
    _ items: [Item], _ readings: [Reading], under above: HeadingScope.Above
  ) -> [Reading] {
    guard !Self.isWhole(readings) else { return [] }
    if let content = EnglishShell.content(of: items) { return told(in: content, under: above) }
    for head in EnglishHead.heads(of: items) {
      let told = told(in: head, under: above)
      if !told.isEmpty { return told }
    }
    return []
  }

  /// What a part of an English sentence tells, as a sentence of its own.
  private func told(in content: [Item], under above: HeadingScope.Above) -> [Reading] {
    guard let answers = try? questions(of: content, isKorean: false) else {
      return guesses(at: content, isKorean: false, .noFrame, under: above.scope)
    }
    let facts = properties.answers(
      to: EnglishSentence.prepared(content), isKorean: false, under: above.scope, isBeside: true)
    let told = answers.map { answer in
      var question = answer.question
      question.inherit(above.scope)
      return (question: question, rule: answer.rule)
    }
    return (told + facts.map { ($0.question, $0.rule) }).map {
      .mention($0.question, rule: $0.rule, isWhole: false)
    }
  }
}
