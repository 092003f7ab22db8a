import LockbClaims
import Testing

@testable import CoreLocationPack

/// The test traces of the facts (section 3.3), each as what it says and as its opposite.
@Suite struct JudgeTraceTests {
  static let traces = JudgeLine.lines(
    """
    V01 | holds | transition | iOS 18.. | | requestWhenInUse; choose:Allow While Using App; requestAlways; choose:Change to Always Allow | grant/always; callback/authorizedAlways
    V01 | holds | transition | iOS 18.. | | requestWhenInUse; choose:Allow While Using App; requestAlways; choose:Change to Always Allow; requestAlways | effect/none
    V02 | holds | transition | iOS 18.. | | requestWhenInUse; choose:Allow While Using App; requestAlways; choose:Keep Only While Using | !callback/any; grant/whenInUse
    V02 | holds | transition | iOS 18.. | | requestWhenInUse; choose:Allow While Using App; requestAlways; choose:Keep Only While Using; requestAlways | !prompt/any; effect/none
    V03 | holds | transition | iOS 18.. | | requestWhenInUse; choose:Allow Once; requestAlways | effect/none
    V03 | holds | transition | iOS 18.. | | requestWhenInUse; choose:Allow Once; noLongerInUse | callback/notDetermined
    V03 | holds | transition | iOS 18.. | | requestWhenInUse; choose:Allow Once; noLongerInUse; requestWhenInUse | prompt/P-WIU
    V04 | holds | transition | iOS 18.. | | requestAlways | prompt/P-ALW1; usageKey/NSLocationWhenInUseUsageDescription
    V04 | holds | transition | iOS 18.. | | requestAlways; choose:Allow While Using App; eventReady:always | delivery/positions
    V04 | holds | transition | iOS 18.. | | requestAlways; choose:Allow While Using App; noLongerInUse; eventReady:always | delivery/held
    V04 | holds | transition | iOS 18.. | | requestAlways; choose:Allow While Using App; secondPromptShown | usageKey/NSLocationAlwaysAndWhenInUseUsageDescription
    V04 | holds | transition | iOS 18.. | | requestAlways; choose:Allow While Using App; secondPromptShown; choose:Change to Always Allow | grant/always; !callback/any; delivery/positions
    V05 | holds | transition | iOS 18.. | | requestAlways; choose:Allow While Using App; secondPromptShown; choose:Keep Only While Using | callback/authorizedWhenInUse
    V05 | holds | transition | iOS 18.. | | requestAlways; choose:Allow While Using App; secondPromptShown; choose:Keep Only While Using; requestAlways | effect/none
    V06 | holds | transition | iOS 18.. | | requestAlways; choose:Allow Once | status/authorizedWhenInUse
    V07 | holds | transition | iOS 18.. | | requestAlways; choose:Don’t Allow; request:any | effect/none
    V07 | holds | transition | iOS 18.. | | requestAlways; choose:Don’t Allow; settings:whileUsing | callback/authorizedWhenInUse
    V08 | holds | transition | iOS 18.. | !key/NSLocationAlwaysAndWhenInUseUsageDescription; grant/whenInUse | requestAlways | effect/none
    V08 | holds | transition | iOS 18.. | !key/NSLocationAlwaysAndWhenInUseUsageDescription | requestWhenInUse | prompt/any
    V09 | holds | transition | iOS 18.. | !key/NSLocationWhenInUseUsageDescription | request:any | effect/none
    V10 | holds | transition | iOS 18.. | phase/background | requestWhenInUse | effect/none
    V11 | holds | transition | iOS 13..13.4 | | requestWhenInUse; choose:Allow While Using App; requestAlways | grant/provisional; !prompt/any
    V12 | holds | transition | iOS 11..12 | | requestAlways; choose:Only While Using the App; requestAlways | effect/none
    V13 | holds | transition | iOS 8..9 | | requestWhenInUse; choose:Allow; requestAlways | effect/none
    V14 | holds | transition | iOS 18.. | grant/whenInUse | settings:globalOff | callback/denied
    V14 | holds | transition | iOS 18.. | grant/whenInUse | settings:globalOff; settings:globalOn | callback/authorizedWhenInUse
    V15 | holds | transition | iOS 18.. | grant/temporary | createBackgroundSession; leaveForeground; noLongerInUse | grant/temporary
    V15 | holds | transition | iOS 18.. | grant/temporary | createBackgroundSession; leaveForeground; invalidateBackgroundSession | callback/notDetermined
    V16 | holds | transition | iOS 18.. | grant/whenInUse | requestTemporaryFullAccuracy; choose:Agree Once | completion/nil; accuracy/full; callback/any
    V16 | holds | transition | iOS 18.. | grant/whenInUse | requestTemporaryFullAccuracy; choose:Agree Once; noLongerInUse | accuracy/reduced; callback/any
    V17 | holds | transition | iOS 18.. | grant/whenInUse; accuracy/full | requestTemporaryFullAccuracy | completion/promptDeclined
    V18 | holds | transition | iOS 18.. | status/notDetermined; phase/background | createServiceSession:whenInUse | diagnostic/insufficientlyInUse
    V18 | holds | transition | iOS 18.. | status/notDetermined; phase/background | createServiceSession:whenInUse; enterForeground | prompt/P-WIU
    V19 | holds | transition | iOS 18.. | grant/always | terminate; relaunch:byEvent; sessionTrackingEnds; eventReady:always:liveUpdates | delivery/none
    V21 | holds | transition | iOS 18.. | status/notDetermined | beginLiveUpdates | prompt/P-WIU
    V21 | holds | transition | iOS 17..18 | status/notDetermined | beginLiveUpdates | !prompt/any
    V22 | holds | transition | iOS 18.. | key/NSLocationRequireExplicitServiceSession | beginLiveUpdates | diagnostic/serviceSessionRequired; !prompt/any
    V23 | holds | transition | iPadAppOnVisionOS | | requestAlways; choose:Allow While Using App | status/authorizedWhenInUse
    V24 | holds | transition | macOS | | startStandard; choose:Allow | status/authorizedAlways
    V24 | holds | never | macOS | | | status/authorizedWhenInUse
    V25 | holds | transition | iOS 18.. | grant/always | reminderShown; choose:Change to Only While Using | callback/authorizedWhenInUse
    V26 | holds | transition | iOS 18.. | grant/whenInUse; phase/terminated | eventReady:always:region | !delivery/relaunch
    V26 | holds | transition | iOS 18.. | grant/always; phase/terminated | eventReady:always:region | delivery/relaunch
    V27 | holds | transition | iOS 11..13 | grant/whenInUse | startVisits | delivery/none
    V27 | holds | transition | iOS 13.4.. | grant/whenInUse | startVisits | delivery/positions
    V28 | holds | transition | iOS 18.. | grant/provisional; phase/notInUse | eventReady:always; eventReady:always | delivery/held
    V29 | holds | transition | iOS 18.. | grant/whenInUse; asked/always | settings:askNextTime; requestWhenInUse; choose:Allow While Using App; requestAlways | prompt/P-UPG
    V30 | holds | transition | iOS 18.. | grant/whenInUse; asked/always | createServiceSession:always | diagnostic/alwaysAuthorizationDenied; !prompt/any
    """)

  @Test(arguments: traces)
  func agreesWithATrace(_ line: JudgeLine) {
    let answer = ClaimJudge.judge(line.question)
    #expect(answer.verdict == line.verdict, "\(answer)")
  }

  @Test func neverAgreesWithTheOppositeOfATrace() {
    let facts = Self.traces.filter {
      $0.question.kind == .transition && $0.question.outcomes.count == 1
    }
    var refuted = 0
    for line in facts {
      var question = line.question
      question.outcomes = question.outcomes.map(\.negated)
      let verdict = ClaimJudge.judge(question).verdict
      #expect(verdict != .holds && verdict != .conditional, "\(line)")
      if verdict == .contradictsModel { refuted += 1 }
    }
    // What an app that has decided sees is left alone, where no condition says that it has not.
    #expect(refuted >= facts.count - 4)
  }

  /// A sentence often says only the end of what happens; where no condition is wrong without the
  /// beginning, it must not be refuted.
  @Test(arguments: traces.filter(\.question.conditions.isEmpty))
  func neverRefutesTheEndOfATraceByItself(_ line: JudgeLine) {
    for dropped in 1..<max(line.question.events.count, 1) {
      var question = line.question
      question.events.removeFirst(dropped)
      let answer = ClaimJudge.judge(question)
      #expect(!answer.verdict.isContradiction, "\(question.events) \(answer)")
    }
  }
}
