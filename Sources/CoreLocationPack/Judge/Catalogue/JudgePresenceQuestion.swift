internal import LockbBase
internal import LockbClaims

/// A claim about the presence of something on one platform.
struct JudgePresenceQuestion {
  let row: JudgePresence.Row
  let platform: ModelPlatform
  let stretch: ClaimScope.Stretch

  /// Whether it is there throughout the stretch, or nowhere in it.
  func answer(
    _ claimsPresence: Bool, _ presence: JudgePresence, isOnly: Bool
  ) -> ClaimJudgement {
    guard let introduced = row.introduced else {
      return claimsPresence ? refuted(absent, presence) : held(presence)
    }
    let earliest = [stretch.from, stretch.before].compactMap { $0 }.min()
    if row.isOldest, let earliest, earliest < introduced { return .silent }
    if !claimsPresence {
      if let before = stretch.before {
        return before <= introduced ? held(presence) : refuted(since(introduced), presence)
      }
      return refuted(since(introduced), presence)
    }
    if let before = stretch.before, before <= introduced {
      return refuted(since(introduced), presence)
    }
    guard let from = stretch.from else { return held(presence) }
    if introduced > from { return refuted(since(introduced), presence) }
    return isOnly && introduced < from ? refuted(since(introduced), presence) : held(presence)
  }

  /// Whether it came with the stretch: not before its first version, and not after its last.
  func introduction(_ claimsSo: Bool, _ presence: JudgePresence) -> ClaimJudgement {
    guard let from = stretch.from else { return .silent }
    // “Since 13” is so of what came with 13.4; “since 13.1” is not.
    let next =
      stretch.before
      ?? (from.minor == 0 ? Version(from.major + 1) : Version(from.major, from.minor + 1))
    let cameThen = row.introduced.map { $0 >= from && $0 < next } ?? false
    guard claimsSo else {
      // That it came with another version is no news.
      return cameThen && presence.isOwn ? refuted(came(row.introduced), presence) : .silent
    }
    guard let introduced = row.introduced else { return refuted(absent, presence) }
    if row.isOldest, from < introduced { return .silent }
    if !presence.isOwn, introduced < from { return .silent }
    return cameThen ? held(presence) : refuted(since(introduced), presence)
  }

  /// Whether it is deprecated from the stretch on. What was not deprecated when the facts were
  /// written may be by now (C-3).
  ///
  /// - Parameter isExact: whether just that version is told, and not that it is so there.
  func deprecation(
    _ claimsSo: Bool, _ presence: JudgePresence, isExact: Bool = false
  ) -> ClaimJudgement {
    guard !presence.hasContestedDeprecation else { return .silent }
    guard let deprecated = row.deprecated else {
      let isPast = stretch.from.map { $0.major <= newest } ?? false
      return claimsSo && isPast && row.introduced != nil ? refuted(current, presence) : .silent
    }
    let name = "\(platform.rawValue) \(JudgeWords.short(deprecated))"
    let fact = Localized(
      en: "it is deprecated from \(name) on", ko: "\(name)부터 사용이 중단되었습니다")
    guard claimsSo else {
      let isEarlier = stretch.before.map { $0 <= deprecated } ?? false
      return isEarlier ? held(presence) : refuted(fact, presence)
    }
    guard let from = stretch.from else { return held(presence) }
    let isOlder = isExact && deprecated.major < from.major
    return deprecated > from || isOlder ? refuted(fact, presence) : held(presence)
  }

  /// The newest major version of the platform that the facts cover.
  private var newest: Int { JudgePlace.all(of: platform).last?.from.major ?? 0 }

  private var current: Localized<String> {
    Localized(
      en: "it is not deprecated on \(platform.rawValue) \(newest)",
      ko: "\(platform.rawValue) \(newest)에서 사용이 중단되지 않았습니다")
  }

  private var absent: Localized<String> {
    Localized(
      en: "it does not exist on \(platform.rawValue)", ko: "\(platform.rawValue)에는 없습니다")
  }

  private func since(_ version: Version) -> Localized<String> {
    let name = "\(platform.rawValue) \(JudgeWords.short(version))"
    return Localized(en: "it exists on \(name) and later", ko: "\(name) 이상에 있습니다")
  }

  private func came(_ version: Version?) -> Localized<String> {
    let name = "\(platform.rawValue) \(version.map(JudgeWords.short) ?? "")"
    return Localized(en: "it came with \(name)", ko: "\(name)에서 도입되었습니다")
  }

  private func held(_ presence: JudgePresence) -> ClaimJudgement {
    ClaimJudgement(.holds, rows: presence.sources)
  }

  private func refuted(_ fact: Localized<String>, _ presence: JudgePresence) -> ClaimJudgement {
    ClaimJudgement(
      .contradictsModel, explanation: fact, correction: fact, rows: presence.sources)
  }
}
