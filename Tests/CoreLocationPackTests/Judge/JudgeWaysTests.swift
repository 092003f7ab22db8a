import LockbClaims
import Testing

@testable import CoreLocationPack

/// Claims that another way, another order or another platform refutes than the one in mind.
@Suite struct JudgeWaysTests {
  static let falsehoods = JudgeLine.lines(
    """
    I08 | contradicts-model | never never | | !phase/foreground | | prompt/any
    T03 | contradicts-model | never never | | !phase/foreground | | callback/any
    T01 | contradicts-model | only-if only | | | change:any | callback/any
    T03 | contradicts-model | only-if only | | | createManager | callback/any
    I18 | contradicts-model | reports | macOS | phase/foreground | | status/authorizedWhenInUse
    1.5 | contradicts-model | transition | iOS 11..13 | | choose:Allow While Using App | grant/provisional
    T50 | contradicts-model | transition | | grant/authorized | lapse:any; choose:Allow Once | status/denied
    T60 | contradicts-model | transition | | | settings:always; choose:Don’t Allow | status/denied
    T44 | contradicts-model | transition | | showing/second; grant/provisional | choose:Change to Always Allow | callback/authorizedAlways
    T05 | contradicts-model | transition | | !key/NSLocationAlwaysAndWhenInUseUsageDescription | requestWhenInUse | effect/none
    T63 | contradicts-model | cannot | | key/NSLocationDefaultAccuracyReduced | | accuracy/full
    T100 | contradicts-model | transition | iOS 18.. | phase/notInUse; level/always | | delivery/positions | service/live-updates
    T112 | contradicts-model | transition | tvOS | | startStandard | delivery/positions
    """)

  @Test(arguments: falsehoods)
  func refutesWhatIsSoNowhere(_ line: JudgeLine) {
    let answer = ClaimJudge.judge(line.question)
    #expect(answer.verdict == line.verdict, "\(answer)")
  }

  static let truths = JudgeLine.lines(
    """
    T101 | holds | never never | | session/service:none | | prompt/any
    C-8 | model-silent | reports | Mac Catalyst | | | status/authorizedWhenInUse
    T08 | model-silent | transition | | | requestWhenInUse | effect/none
    """)

  @Test(arguments: truths)
  func leavesAlone(_ line: JudgeLine) {
    let answer = ClaimJudge.judge(line.question)
    #expect(answer.verdict == line.verdict, "\(answer)")
  }
}
