internal import LockbBase
internal import LockbClaims
internal import LockbKnowledge

extension ClaimJudge {
  /// Questions that the catalogue answers.
  static func catalogue(_ question: ClaimQuestion) -> ClaimJudgement {
    if question.kind == .exists, let answer = JudgeProperty.answer(question) { return answer }
    if question.kind == .exists, let name = question.subjects.first, name.type == "status",
      name.value.hasPrefix("authorized"), let made = JudgeTerm(name), !made.isKnown
    {
      return existence(made, question)
    }
    if question.kind == .exists, let answer = property(question) { return answer }
    guard let subjects = JudgeClaim.read(question.subjects), let subject = subjects.first else {
      return .silent
    }
    switch question.kind {
    case .exists: return existence(subject, question)
    case .available: return presence(subject, question)
    case .count: return count(subject, question)
    case .enumerates: return members(subject, question)
    case .alias: return subjects.count == 2 ? alias(subjects[0], subjects[1], question) : .silent
    default: return .silent
    }
  }

  /// “X exists.” What the catalogue does not list may exist all the same.
  private static func existence(_ subject: JudgeTerm, _ question: ClaimQuestion) -> ClaimJudgement {
    let denies = question.outcomes.contains(where: \.isNegated) || question.modality == .cannot
    if subject.type == .absent { return absence(subject, denies: denies) }
    guard let entity = JudgeCatalogue.entity(subject) else {
      let concept = "\(subject.type.rawValue)/\(subject.value)"
      guard subject.type == .status || ClaimProperties.table.isClosed(concept) else {
        return .silent
      }
      let fact =
        subject.type == .status
        ? Localized(en: "there is no such status", ko: "그런 상태는 없습니다")
        : Localized(en: "there is no such name", ko: "그런 이름은 없습니다")
      return denies
        ? ClaimJudgement(.holds) : ClaimJudgement(.contradictsModel, explanation: fact)
    }
    let rows = JudgeCatalogue.rows(of: entity)
    if let type = question.outcomes.first?.value, type.hasPrefix("type:") {
      return denies ? .silent : valueType(type.dropFirst("type:".count), subject, entity)
    }
    guard denies else { return ClaimJudgement(.holds, rows: rows) }
    return ClaimJudgement(
      .contradictsModel,
      explanation: Localized(
        en: "\(entity.name.english) exists", ko: "\(entity.name.korean) 항목은 있습니다"),
      rows: rows)
  }

  /// “There is a callback for that”, where the facts know none.
  private static func absence(_ subject: JudgeTerm, denies: Bool) -> ClaimJudgement {
    guard let fact = JudgeFact.absent[subject.value] else { return .silent }
    return denies
      ? ClaimJudgement(.holds, rows: fact.rows)
      : ClaimJudgement(
        .contradictsModel, explanation: fact.text, correction: fact.text, rows: fact.rows)
  }

  /// “The value of K is a string”; a key with a value says nothing of the type of that value.
  private static func valueType(
    _ type: Substring, _ subject: JudgeTerm, _ entity: Entity
  ) -> ClaimJudgement {
    let note = entity.properties.first { $0.label == PropertyLabel.type.text }
    guard let note, !subject.value.contains(":") else { return .silent }
    let known: Set<Substring> = ["string", "boolean", "array", "dictionary"]
    // Array of strings, or dictionary of Booleans.
    let types = note.value.english.lowercased().split(separator: ", or ").compactMap { part in
      part.split { !$0.isLetter }.first
    }
    guard !types.isEmpty, types.allSatisfy(known.contains) else { return .silent }
    let rows = JudgeCatalogue.rows(of: entity)
    if types.contains(type) { return ClaimJudgement(.holds, rows: rows) }
    let fact = Localized(
      en: "its type is \(note.value.english)", ko: "타입은 \(note.value.korean)입니다")
    return ClaimJudgement(.contradictsModel, explanation: fact, correction: fact, rows: rows)
  }

  /// “X is available on P from V”, “X does not exist on P”, “X is deprecated from V”.
  private static func presence(_ subject: JudgeTerm, _ question: ClaimQuestion) -> ClaimJudgement {
    guard let presence = JudgePresence.of(subject.affirmed),
      question.outcomes.count <= 1,
      question.conditions.isEmpty, question.modality != .needNot
    else { return .silent }
    let outcome = question.outcomes.first ?? ClaimTerm("property/available")
    var claimsPresence = !outcome.isNegated
    if question.modality == .cannot || question.quantifier == .never { claimsPresence.toggle() }
    if question.scope.isExclusion { claimsPresence.toggle() }
    // What is missing only there may have come later elsewhere.
    let isOnly = question.scope.isExclusive && claimsPresence
    let isDeprecation = outcome.concept.hasPrefix("property/deprecated")
    guard isDeprecation || !question.scope.isEmpty else { return .silent }
    let stretches = question.scope.isEmpty ? [.init(platform: "iOS")] : question.scope.stretches
    let answers = stretches.map { stretch -> ClaimJudgement in
      guard let platform = JudgeScope.platform(stretch.platform),
        let row = presence.rows[platform] ?? presence.missing(on: platform), !row.isContested
      else { return .silent }
      let asked = JudgePresenceQuestion(row: row, platform: platform, stretch: stretch)
      switch outcome.concept {
      case "property/available", "property/exists":
        return asked.answer(claimsPresence, presence, isOnly: isOnly && presence.isOwn)
      case "property/introduced": return asked.introduction(claimsPresence, presence)
      case "property/deprecated": return asked.deprecation(claimsPresence, presence)
      case "property/deprecated-then":
        return asked.deprecation(claimsPresence, presence, isExact: true)
      default: return .silent
      }
    }
    let answer = JudgeVerdict.weakest(answers)
    guard answer.verdict == .holds, !outcome.isNegated else { return answer }
    if question.scope.isExclusion { return presence.missing(besides: question.scope) ?? answer }
    return isOnly ? presence.elsewhere(than: question.scope) ?? answer : answer
  }
}

extension ClaimQuestion {
  /// “Always can be had everywhere but there”: on which platforms there is such a level; nil where it
  /// says anything else.
  var asPresence: ClaimQuestion? {
    guard scope.isExclusion, kind == .can, conditions.isEmpty, events.isEmpty, subjects.isEmpty,
      outcomes.count == 1, outcomes[0].type == "level", !outcomes[0].isNegated,
      quantifier == .ordinary
    else { return nil }
    return ClaimQuestion(
      .available, scope: scope, outcomes: [ClaimTerm("property/available")], subjects: outcomes)
  }
}

extension JudgePresence {
  /// What no row says: absent, where the rows are all there is.
  func missing(on platform: ModelPlatform) -> Row? {
    let listed: [ModelPlatform] = [.watchOS, .tvOS, .macOS, .visionOS, .macCatalyst]
    return isComplete && listed.contains(platform) ? Row() : nil
  }

  /// “Everywhere but there”: refuted by another platform that lacks it, where whole platforms are named.
  func missing(besides scope: ClaimScope) -> ClaimJudgement? {
    let named = Set(scope.stretches.compactMap { JudgeScope.platform($0.platform) })
    guard scope.stretches.allSatisfy({ $0.platform != nil && $0.from == nil }) else { return nil }
    let plain: [ModelPlatform] = [.iOS, .iPadOS, .watchOS, .tvOS, .macOS, .visionOS]
    for platform in plain where !named.contains(platform) {
      guard let row = rows[platform] ?? missing(on: platform), row.introduced == nil,
        !row.isContested
      else { continue }
      return ClaimJudgement(
        .contradictsModel,
        explanation: Localized(
          en: "it does not exist on \(platform.rawValue) either",
          ko: "\(platform.rawValue)에도 없습니다"), rows: sources)
    }
    return nil
  }

  /// “Only there”: refuted by another platform that has it, where whole platforms are named.
  func elsewhere(than scope: ClaimScope) -> ClaimJudgement? {
    let named = Set(scope.stretches.compactMap { JudgeScope.platform($0.platform) })
    guard scope.stretches.allSatisfy({ $0.platform != nil && $0.from == nil }) else { return nil }
    let family: Set<ModelPlatform> = [.iOS, .iPadOS, .macCatalyst]
    let isFamily = !named.isDisjoint(with: family)
    for platform in ModelPlatform.allCases {
      guard let row = rows[platform], let version = row.introduced, !row.isContested,
        !named.contains(platform), !(isFamily && family.contains(platform))
      else { continue }
      let name = "\(platform.rawValue) \(JudgeWords.short(version))"
      return ClaimJudgement(
        .contradictsModel,
        explanation: Localized(
          en: "it exists on \(name) and later too", ko: "\(name) 이상에도 있습니다"), rows: sources)
    }
    return nil
  }
}
