internal import LockbReference

extension ModelTable {
  /// Section C: `requestAlwaysAuthorization()` from notDetermined.
  static let alwaysRequests: [ModelRule] = [
    ModelRule(
      id: "T15", alsoRows: ["T54"], scope: .withAlways(.i13a ... .i18),
      from: .idle(.notDetermined), events: [.requestAlways],
      guards: [yes(.whenInUseKey), yes(.alwaysKey), yes(.foreground), no(.alwaysUsed)],
      effects: [.show(.alwaysFirst, .whenInUse)], sources: "A-RAA S2 W19-705", reading: "C-10"),
    ModelRule(
      id: "T54.spent", scope: .withAlways(.i11 ... .i18), from: .idle(.notDetermined),
      events: [.requestAlways],
      guards: [yes(.whenInUseKey), yes(.alwaysKey), yes(.foreground), yes(.alwaysUsed)],
      refusedBy: "alwaysUsed", sources: "A-RAA", confidence: .contested,
      reading: "C-4: where a return to notDetermined does not give the request back",
      parameter: "alwaysResetOnUndetermined=false"),
    ModelRule(
      id: "T16", scope: .withAlways(.i11 ... .i18), from: .idle(.notDetermined, .whenInUse),
      events: [.requestAlways], guards: [no(.whenInUseKey)],
      refusedBy: "whenInUseKey", sources: "H11.4 H16.5 A-AUTH", reading: "C-12"),
    ModelRule(
      id: "T16.always", scope: .withAlways(.i11 ... .i18),
      from: .idle(.notDetermined, .whenInUse), events: [.requestAlways],
      guards: [yes(.whenInUseKey), no(.alwaysKey)],
      refusedBy: "alwaysKey", sources: "H11.4 H16.5 A-AUTH", reading: "C-1, C-12"),
    ModelRule(
      id: "T16.clip", scope: .on(.clip), from: .idle(.notDetermined), events: [.requestAlways],
      guards: [no(.whenInUseKey)],
      refusedBy: "whenInUseKey", sources: "H16.5 A-AUTH",
      reading: "documented, so it goes before T29, which names no key"),
    ModelRule(
      id: "T16.clipAlways", scope: .on(.clip), from: .idle(.notDetermined),
      events: [.requestAlways], guards: [yes(.whenInUseKey), no(.alwaysKey)],
      refusedBy: "alwaysKey", sources: "H16.5 A-AUTH",
      reading: "documented, so it goes before T29, which names no key"),
    ModelRule(
      id: "T17", scope: .withAlways(.i13a ... .i18), from: .idle(.notDetermined, .whenInUse),
      events: [.requestAlways], guards: [yes(.whenInUseKey), yes(.alwaysKey), no(.foreground)],
      refusedBy: "foreground", sources: "H13.7 H16.5"),
    ModelRule(
      id: "T17.early", scope: .withAlways(.i11 ... .i11), from: .idle(.notDetermined, .whenInUse),
      events: [.requestAlways], guards: [yes(.whenInUseKey), yes(.alwaysKey), no(.foreground)],
      refusedBy: "foreground", confidence: .inferred, reading: "Q13"),
    ModelRule(
      id: "T17.clip", scope: .on(.clip), from: .idle(.notDetermined), events: [.requestAlways],
      guards: [yes(.whenInUseKey), yes(.alwaysKey), no(.foreground)],
      refusedBy: "foreground", sources: "H16.5"),
    ModelRule(
      id: "T18", scope: .withAlways(.i13a ... .i18), from: .showing(.alwaysFirst),
      events: [.choose(.allowWhileUsingApp)], effects: [.grant(.provisional), .set(.alwaysUsed)],
      callback: .status(.authorizedAlways), sources: "A-RAA S2 W19-705 zoontek#383 timfpark#93"),
    ModelRule(
      id: "T19", scope: .withAlways(.i13a ... .i18), from: .showing(.alwaysFirst),
      events: [.choose(.allowOnce)], effects: [.grant(.temporary)],
      callback: .status(.authorizedWhenInUse), sources: "A-RAA dpa99c#454", reading: "Q3"),
    ModelRule(
      id: "T20", scope: .withAlways(.i13a ... .i18), from: .showing(.alwaysFirst),
      events: [.choose(.dontAllow)], effects: [.grant(.denied)], callback: .status(.denied),
      sources: "A-RAA S2", reading: "Q3"),
    ModelRule(
      id: "T21", scope: .withAlways(.i11 ... .i11), from: .idle(.notDetermined),
      events: [.requestAlways],
      guards: [yes(.whenInUseKey), yes(.alwaysKey), yes(.foreground), no(.alwaysUsed)],
      effects: [.show(.eleven, .always)], sources: "W17-713 H11.4"),
    ModelRule(
      id: "T22", scope: .withAlways(.i11 ... .i11), from: .showing(.eleven),
      events: [.choose(.alwaysAllow)], effects: [.grant(.always), .set(.alwaysUsed)],
      callback: .status(.authorizedAlways), sources: "W17-713 H11.4"),
    ModelRule(
      id: "T23", scope: .withAlways(.i11 ... .i11), from: .showing(.eleven),
      events: [.choose(.onlyWhileUsingTheApp)], effects: [.grant(.whenInUse), .set(.alwaysUsed)],
      callback: .status(.authorizedWhenInUse), sources: "H11.4 W17-713"),
    ModelRule(
      id: "T24", scope: .withAlways(.i11 ... .i11), from: .showing(.eleven),
      events: [.choose(.dontAllow)], effects: [.grant(.denied)], callback: .status(.denied),
      sources: "W17-713"),
    ModelRule(
      id: "T25", scope: .withAlways(.i8 ... .i8), from: .idle(.notDetermined),
      events: [.requestAlways], guards: [yes(.alwaysKey), yes(.foreground)],
      effects: [.show(.eightAlways, .always)], sources: "W14-706 H9.3", reading: "C-1"),
    ModelRule(
      id: "T25.allow", scope: .withAlways(.i8 ... .i8), from: .showing(.eightAlways),
      events: [.choose(.allow)], effects: [.grant(.always)], callback: .status(.authorizedAlways),
      sources: "W14-706 H9.3", reading: "the row does not name always-used, so it is not set"),
    ModelRule(
      id: "T25.deny", scope: .withAlways(.i8 ... .i8), from: .showing(.eightAlways),
      events: [.choose(.dontAllow)], effects: [.grant(.denied)], callback: .status(.denied),
      sources: "W14-706 H9.3"),
    ModelRule(
      id: "T26", scope: .withAlways(.i8 ... .i8), from: .idle(.notDetermined),
      events: [.requestAlways], guards: [no(.alwaysKey)],
      refusedBy: "alwaysKey", sources: "H9.3 H10.3"),
    ModelRule(
      id: "T26.foreground", scope: .withAlways(.i8 ... .i8), from: .idle(.notDetermined),
      events: [.requestAlways], guards: [yes(.alwaysKey), no(.foreground)],
      refusedBy: "foreground", confidence: .inferred, reading: "Q13"),
    ModelRule(
      id: "T27", scope: .on(.padOnHeadset), from: .idle(.notDetermined), events: [.requestAlways],
      guards: [yes(.whenInUseKey), yes(.foreground)],
      effects: [.show(.whenInUse, .whenInUse)], sources: "A-RAA S2"),
    ModelRule(
      id: "T27.key", scope: .on(.padOnHeadset), from: .idle(.notDetermined),
      events: [.requestAlways], guards: [no(.whenInUseKey)],
      refusedBy: "whenInUseKey", sources: "H16.5 A-AUTH", reading: "as T06"),
    ModelRule(
      id: "T27.foreground", scope: .on(.padOnHeadset), from: .idle(.notDetermined),
      events: [.requestAlways], guards: [yes(.whenInUseKey), no(.foreground)],
      refusedBy: "foreground", sources: "H16.5", reading: "as T07"),
    ModelRule(
      id: "T29", scope: .on(.clip), from: .idle(.notDetermined), events: [.requestAlways],
      guards: [yes(.whenInUseKey), yes(.alwaysKey), yes(.foreground)],
      effects: [.show(.clip, .whenInUse)], sources: "W20-10660", confidence: .inferred),
  ]
}
