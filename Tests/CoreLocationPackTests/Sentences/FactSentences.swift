import Testing

/// Sentences about some facts in both languages: wrong ones, and right ones that come close to them.
struct FactSentences: Sendable, CustomTestStringConvertible {
  let about: String
  let wrongEnglish: [String]
  let wrongKorean: [String]
  let rightEnglish: [String]
  let rightKorean: [String]

  var testDescription: String { about }

  static let all = [
    requests, answers, settings, services, devices, beliefs, exceptions, guides, handbooks,
    texts, textsMore, upgrades, lapses, measures,
    streams, launches, launchesMore, remarks, likeness, joined, overviews, assumptions,
    commonplaces, reasonsAndVersions, recurringTurns, manyVoices, denials, otherWays,
  ]
}
