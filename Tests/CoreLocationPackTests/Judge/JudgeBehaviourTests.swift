import LockbClaims
import Testing

@testable import CoreLocationPack

@Suite struct JudgeBehaviourTests {
  static let requests = JudgeLine.lines(
    """
    T05 | holds | transition | | status/notDetermined | requestWhenInUse | prompt/any
    T05 | holds | transition | iOS 13.. | | requestWhenInUse | prompt/P-WIU
    T05 | contradicts-model | transition | | status/notDetermined | requestWhenInUse | !prompt/any
    T05 | holds | transition | iOS 13.. | | requestWhenInUse | usageKey/NSLocationWhenInUseUsageDescription
    T05 | contradicts-model | transition | iOS 13.. | | requestWhenInUse | usageKey/NSLocationAlwaysAndWhenInUseUsageDescription
    T06 | holds | transition | | !key/NSLocationWhenInUseUsageDescription | requestWhenInUse | effect/none
    T06 | contradicts-model | transition | | !key/NSLocationWhenInUseUsageDescription | requestWhenInUse | prompt/any
    T07 | holds | transition | | phase/background | requestWhenInUse | effect/none
    T07 | contradicts-model | transition | iOS 13.. | phase/background | requestWhenInUse | prompt/any
    T08 | holds | transition | | status/denied | requestWhenInUse | effect/none
    T08 | contradicts-model | transition | | status/denied | requestWhenInUse | prompt/any
    T08 | holds | transition | | status/restricted | requestWhenInUse | !prompt/any
    T08 | holds | transition | | status/authorizedAlways | requestWhenInUse | !callback/any
    T09 | holds | transition | | | requestWhenInUse; choose:Allow While Using App | status/authorizedWhenInUse
    T09 | contradicts-model | transition | | | requestWhenInUse; choose:Allow While Using App | status/authorizedAlways
    T10 | holds | transition | | | choose:Allow Once | status/authorizedWhenInUse
    T10 | holds | transition | | | requestWhenInUse; choose:한 번 허용 | grant/temporary
    T10 | contradicts-model | transition | | | choose:Allow Once | status/authorizedAlways
    T11 | holds | transition | | | choose:Don’t Allow | status/denied
    T11 | contradicts-model | transition | | | choose:Don’t Allow | status/notDetermined
    T12 | holds | transition | iOS 8..13 | | requestWhenInUse; choose:Allow | grant/whenInUse
    T15 | holds | transition | iOS 13.. | | requestAlways | prompt/P-ALW1
    T15 | contradicts-model | transition | iOS 13.. | | requestAlways | prompt/option:Always Allow
    T15 | holds | transition | iOS 13.. | | requestAlways | prompt/option:Allow Once
    T16 | holds | transition | iOS 11.. | !key/NSLocationAlwaysAndWhenInUseUsageDescription | requestAlways | effect/none
    T18 | holds | transition | | | requestAlways; choose:Allow While Using App | grant/provisional
    T18 | contradicts-model | transition | iOS 13.. | | requestAlways; choose:Allow While Using App | grant/always
    T18 | holds | reports | | | requestAlways; choose:Allow While Using App | status/authorizedAlways
    T18 | contradicts-model | reports | | | requestAlways; choose:Allow While Using App | status/authorizedWhenInUse
    T19 | holds | transition | | | requestAlways; choose:Allow Once | status/authorizedWhenInUse
    T20 | holds | transition | | | requestAlways; choose:Don’t Allow | callback/denied
    T21 | holds | transition | iOS 11..13 | | requestAlways | usageKey/NSLocationAlwaysAndWhenInUseUsageDescription
    T23 | holds | transition | iOS 11..13 | | requestAlways; choose:Only While Using the App; requestAlways | effect/none
    T25 | holds | transition | iOS 8..11 | | requestAlways; choose:Allow | status/authorizedAlways
    T27 | holds | transition | iPadAppOnVisionOS | | requestAlways | prompt/P-WIU
    T27 | contradicts-model | transition | iPadAppOnVisionOS | | requestAlways; choose:Allow While Using App | status/authorizedAlways
    T28 | contradicts-model | transition | tvOS | | requestAlways | prompt/any
    T30 | conditional | transition | | grant/whenInUse | requestAlways | prompt/any
    T30 | holds | transition | iOS 13.4.. | grant/whenInUse | requestAlways | prompt/P-UPG
    T31 | contradicts-model | transition | | | requestWhenInUse; choose:Allow While Using App; requestAlways; choose:Keep Only While Using | callback/any
    T31 | holds | transition | iOS 13.4.. | grant/whenInUse | requestAlways; choose:Keep Only While Using | !callback/any
    T32 | holds | transition | | | requestAlways; choose:Change to Always Allow | status/authorizedAlways
    T33 | holds | transition | iOS 13..13.4 | grant/whenInUse | requestAlways | grant/provisional
    T33 | contradicts-model | transition | iOS 13..13.4 | grant/whenInUse | requestAlways | prompt/any
    T36 | holds | transition | | asked/always; grant/whenInUse | requestAlways | effect/none
    T37 | holds | transition | | grant/temporary | requestAlways | effect/none
    T37 | contradicts-model | transition | | grant/temporary | requestAlways | prompt/any
    T38 | holds | transition | | status/denied | requestAlways | effect/none
    """)

  static let lives = JudgeLine.lines(
    """
    T43 | holds | transition | | grant/provisional | choose:Keep Only While Using | callback/authorizedWhenInUse
    T44 | holds | transition | | grant/provisional | choose:Change to Always Allow | !callback/any
    T43 | contradicts-model | transition | | grant/provisional | choose:Keep Only While Using | status/authorizedAlways
    T40 | holds | transition | iOS 13.. | grant/provisional; phase/notInUse | eventReady:always | delivery/held
    T40 | contradicts-model | transition | iOS 13.. | grant/provisional; phase/notInUse | eventReady:always | delivery/positions
    T50 | holds | transition | | grant/temporary | noLongerInUse | status/notDetermined
    T50 | contradicts-model | transition | | grant/temporary | noLongerInUse | status/denied
    T50 | holds | lapses | | grant/temporary | noLongerInUse | lifetime/ends
    T50 | contradicts-model | lapses | | grant/whenInUse | noLongerInUse | lifetime/ends
    T53 | holds | transition | | | choose:Allow Once; noLongerInUse; requestWhenInUse | prompt/any
    T58 | holds | transition | | | settings:never | status/denied
    T59 | holds | transition | | status/denied | settings:whileUsing | status/authorizedWhenInUse
    T60 | holds | transition | | status/denied | settings:always | callback/authorizedAlways
    T61 | holds | transition | | | settings:askNextTime | status/notDetermined
    T65 | holds | reports | | device/servicesOff | | status/denied
    T65 | contradicts-model | reports | | grant/always; device/servicesOff | | status/authorizedAlways
    T66 | holds | transition | | grant/whenInUse; device/servicesOff | settings:globalOn | status/authorizedWhenInUse
    T69 | holds | reports | | device/restricted | | status/restricted
    1.3 | holds | reports | | grant/provisional | | status/authorizedAlways
    1.3 | contradicts-model | reports | | grant/provisional | | status/authorizedWhenInUse
    1.3 | holds | reports | | grant/provisional | | settings/whileUsing
    1.3 | contradicts-model | reports | | grant/provisional | | settings/always
    1.3 | holds | reports | | grant/temporary | | status/authorizedWhenInUse
    1.3 | contradicts-model | reports | | grant/temporary | | status/notDetermined
    1.3 | holds | reports | iOS 13.. | grant/temporary | | settings/askNextTime
    T80 | holds | transition | iOS 14.. | accuracy/reduced | requestTemporaryFullAccuracy | prompt/P-ACC
    T82 | holds | transition | | | requestTemporaryFullAccuracy; choose:Decline | completion/nil
    T83 | holds | transition | | !key/NSLocationTemporaryUsageDescriptionDictionary | requestTemporaryFullAccuracy | completion/promptDeclined
    T84 | holds | transition | | accuracy/full | requestTemporaryFullAccuracy | !prompt/any
    T86 | holds | transition | iOS 14.. | | requestTemporaryFullAccuracy; choose:Agree Once; noLongerInUse | accuracy/reduced
    T87 | holds | transition | | status/notDetermined | createServiceSession:whenInUse | prompt/P-WIU
    T88 | holds | transition | | phase/background; status/notDetermined | createServiceSession:whenInUse | diagnostic/insufficientlyInUse
    T89 | holds | transition | | phase/background; status/notDetermined | createServiceSession:whenInUse; enterForeground | prompt/any
    T96 | holds | transition | | asked/always; grant/whenInUse | createServiceSession:always | diagnostic/alwaysAuthorizationDenied
    T104 | holds | transition | iOS 18.. | status/notDetermined | beginLiveUpdates | prompt/any
    T107 | contradicts-model | transition | iOS 17..18 | status/notDetermined | beginLiveUpdates | prompt/any
    T104 | conditional | transition | | status/notDetermined | beginLiveUpdates | prompt/any
    T106 | holds | transition | iOS 18.. | key/NSLocationRequireExplicitServiceSession | beginLiveUpdates | diagnostic/serviceSessionRequired
    T106 | contradicts-model | transition | iOS 18.. | key/NSLocationRequireExplicitServiceSession | beginLiveUpdates | prompt/any
    T112 | holds | transition | | status/denied | startStandard | delivery/error
    T113 | holds | transition | | status/notDetermined | startStandard | !prompt/any
    T114 | holds | transition | macOS | status/notDetermined | startStandard | prompt/P-MAC
    T116 | contradicts-model | transition | macOS | | choose:Allow | status/authorizedWhenInUse
    T118 | conditional | transition | | grant/whenInUse | startVisits | delivery/positions
    T122 | holds | transition | | grant/always; phase/terminated | eventReady:always | delivery/relaunch
    T123 | contradicts-model | transition | | grant/whenInUse; phase/terminated | eventReady:always | delivery/relaunch
    T125 | contradicts-model | transition | watchOS | grant/always; phase/terminated | eventReady:always | delivery/relaunch
    """)

  static let needs = JudgeLine.lines(
    """
    T06 | holds | requires must | | | | key/NSLocationWhenInUseUsageDescription | event/requestWhenInUse
    T06 | contradicts-model | requires needNot | | | | key/NSLocationWhenInUseUsageDescription | event/requestWhenInUse
    T16 | holds | requires must | | | | key/NSLocationAlwaysAndWhenInUseUsageDescription | event/requestAlways
    T16 | holds | requires must | iOS 11.. | | | key/NSLocationAlwaysAndWhenInUseUsageDescription | event/requestAlways
    T16 | conditional | requires must | | | | key/NSLocationWhenInUseUsageDescription | event/requestAlways
    C-1 | contradicts-model | requires must | | | | key/NSLocationAlwaysUsageDescription | event/requestAlways
    C-1 | holds | requires must | iOS 8..11 | | | key/NSLocationAlwaysUsageDescription | event/requestAlways
    T07 | holds | requires must | | | | phase/foreground | event/requestWhenInUse
    C-10 | contradicts-model | requires must | iOS 13.. | | | level/whenInUse | event/requestAlways
    T05 | contradicts-model | requires must | | | | key/NSLocationAlwaysAndWhenInUseUsageDescription | event/requestWhenInUse
    T05 | holds | requires needNot | | | | key/NSLocationAlwaysAndWhenInUseUsageDescription | event/requestWhenInUse
    T118 | contradicts-model | requires must | | | | level/always | event/startVisits
    T118 | holds | requires must | iOS 8..13 | | | level/always | event/startVisits
    """)

  @Test(arguments: requests + lives + needs)
  func answersAQuestion(_ line: JudgeLine) {
    let answer = ClaimJudge.judge(line.question)
    #expect(answer.verdict == line.verdict, "\(answer)")
  }
}
