internal import LockbReference

extension ModelTable {
  private static let request: [ModelEvent] = [true, false].map {
    .requestTemporaryFullAccuracy(declared: $0)
  }

  /// Section H: temporary full accuracy. A call that can be refused for several reasons takes the
  /// first in the order purpose, accuracy, authorization, prompt, foreground.
  static let temporaryAccuracy: [ModelRule] = [
    ModelRule(
      id: "T80", from: .idle(.whenInUse, .whenInUseAlwaysUsed, .temporary, .provisional, .always),
      events: request, guards: [yes(.purposeNamed), yes(.reduced), yes(.foreground)],
      effects: [.show(.accuracy, .temporary)], sources: "A-RTF W20-10660"),
    ModelRule(
      id: "T81", from: .showing(.accuracy), events: [.choose(.agreeOnce)],
      effects: [.set(.temporaryFull)], callback: .current, completion: .success,
      sources: "A-RTF A-DCA", reading: "Q2, C-15"),
    ModelRule(
      id: "T82", from: .showing(.accuracy), events: [.choose(.decline)], completion: .success,
      sources: "A-RTF", reading: "C-15"),
    ModelRule(
      id: "T83", events: request, guards: [no(.purposeNamed)], completion: .promptDeclined,
      refusedBy: "purposeDeclared", sources: "A-RTF", reading: "C-15"),
    ModelRule(
      id: "T84", events: request, guards: [yes(.purposeNamed), no(.reduced)],
      completion: .promptDeclined, refusedBy: "reduced", sources: "A-RTF", reading: "C-15"),
    ModelRule(
      id: "T85", from: .idle(.whenInUse, .whenInUseAlwaysUsed, .temporary, .provisional, .always),
      events: request, guards: [yes(.purposeNamed), yes(.reduced), no(.foreground)],
      completion: .promptDeclined, refusedBy: "foreground", sources: "A-RTF", reading: "C-15"),
    ModelRule(
      id: "M30", events: request, guards: [yes(.purposeNamed), yes(.reduced), no(.authorized)],
      completion: .promptDeclined, refusedBy: "authorized", confidence: .inferred,
      reading: "I27: no prompt, so the completion says so"),
    ModelRule(
      id: "M31",
      from: .prompted(.whenInUse, .whenInUseAlwaysUsed, .temporary, .provisional, .always),
      events: request, guards: [yes(.purposeNamed), yes(.reduced)],
      completion: .promptDeclined, refusedBy: "promptShowing", confidence: .inferred,
      reading: "at most one prompt at a time, as T13"),
    ModelRule(
      id: "T86", from: .except(.temporary), events: EventSets.useEnders,
      guards: [yes(.endsUse), yes(.temporaryFull)],
      effects: [.release, .endUse, .clear(.temporaryFull)], callback: .current,
      sources: "A-RTF W20-10660", reading: "Q2"),
  ]
}
