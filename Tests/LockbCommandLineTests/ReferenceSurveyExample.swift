import LockbBase
import LockbPack

/// A survey of a turnstile that breaks a promise.
enum ReferenceSurveyExample {
  static let broken = ReferenceSurvey(
    contexts: [.init(name: "turnstile", states: 2, transitions: 4, isComplete: true)],
    properties: [
      .init(id: "P1", contexts: 1, failures: ["turnstile: coin, push"]),
      .init(
        id: "P2", contexts: 0, failures: [],
        notApplicable: [.init(text: Localized(en: "no coins", ko: "동전 없음"), contexts: [0])]),
    ],
    flaws: [], livingRules: 3,
    deadRules: [.init(id: "T9"), .init(id: "T10", reason: Localized(en: "no coins", ko: "동전 없음"))],
    isSound: false)
}
