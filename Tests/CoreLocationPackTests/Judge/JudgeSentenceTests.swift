import LockbClaims
import Testing

@testable import CoreLocationPack

/// What documents say in plain words, as a reader of sentences asks it: often with less than the
/// machine could use.
@Suite struct JudgeSentenceTests {
  /// Every one of these is true; none may be refuted, and few left open.
  static let truths = JudgeLine.lines(
    """
    T08 | holds | transition | | | choose:Don’t Allow; request:any | effect/none
    T31 | holds | reports | | | choose:Keep Only While Using | status/authorizedWhenInUse
    T40 | holds | transition | | grant/provisional; phase/background | | delivery/held
    T43 | holds | transition | | grant/provisional | secondPromptShown | usageKey/NSLocationAlwaysAndWhenInUseUsageDescription
    T40 | holds | transition | | grant/provisional | secondPromptShown | prompt/P-PROV
    T120 | holds | cannot | | level/whenInUse; phase/background | | delivery/positions
    T120 | holds | transition | | level/whenInUse; phase/background | startStandard | effect/none
    R04 | holds | can | iOS 17.. | level/whenInUse; session/background; phase/background | | delivery/positions
    M63 | holds | can | | level/always; phase/background | | delivery/positions
    M63 | holds | transition | | status/authorizedAlways; phase/background | | delivery/positions
    T01 | holds | transition | | | createManager | callback/any
    T100 | model-silent | transition | iOS 18.. | level/always; !session/service:always; phase/background | | delivery/none
    T100 | holds | transition | iOS 18.. | grant/always; !session/service:always; phase/background | | delivery/none | service/live-updates
    M63 | holds | transition | iOS 18.. | grant/always; session/service:always; phase/background | | delivery/positions | service/live-updates
    T28 | holds | available | tvOS | | | !property/available | level/always
    T28 | contradicts-model | available | visionOS | | | | level/always
    T28 | model-silent | available | tvOS | | | !property/available | status/authorizedAlways
    I18 | model-silent | available | macOS | | | !property/available | level/whenInUse
    T12 | holds | transition | iOS 8..13 | | requestWhenInUse | !prompt/option:Allow Once
    T12 | contradicts-model | transition | iOS 11..13 | | requestWhenInUse | prompt/option:Allow Once
    T30 | conditional | transition | iOS 13.. | grant/whenInUse | requestAlways | prompt/P-UPG
    T10 | conditional | transition | iOS 12.. | | choose:Allow Once | grant/temporary
    T10 | contradicts-model | transition | iOS 12.. | | choose:Allow Once | status/authorizedAlways
    T10 | holds | transition | iOS 13.. | | choose:Allow Once | grant/temporary
    T115 | conditional | can | macOS 10.14.. | | requestWhenInUse | effect/any
    T115 | holds | can | macOS 10.15.. | | requestWhenInUse | effect/any
    T87 | conditional | transition | iOS 17.. | status/notDetermined | createServiceSession:whenInUse | prompt/any
    T05 | holds | transition | | | requestWhenInUse | prompt/option:Allow Once
    T08 | holds | only-if | | status/notDetermined | requestWhenInUse | effect/any
    T63 | holds | transition | | | settings:preciseOff | accuracy/reduced
    T64 | holds | transition | | | settings:preciseOn | accuracy/full
    T66 | holds | transition | | grant/always | settings:globalOn | status/authorizedAlways
    T07 | holds | only-if | | phase/foreground | request:any | prompt/any
    T69 | holds | transition | | | restriction:on | status/restricted
    T76 | holds | transition | | | reinstall | status/notDetermined
    T48 | holds | lapses | | grant/whenInUse | reboot | lifetime/lasts
    T86 | holds | lapses | | | requestTemporaryFullAccuracy; choose:Agree Once; noLongerInUse | lifetime/ends
    R27 | model-silent | lapses | | | invalidateServiceSession | lifetime/ends
    T51 | holds | lapses | iOS 17.. | grant/temporary; session/background | noLongerInUse | lifetime/lasts
    T111 | holds | transition | iOS 17.. | grant/temporary | invalidateBackgroundSession | status/notDetermined
    T60 | holds | can | | | settings:always | status/authorizedAlways
    T112 | holds | requires must | | | | grant/authorized | event/start:any
    T120 | holds | requires must | | | | level/whenInUse | event/startStandard
    T87 | holds | requires must | | status/notDetermined | | phase/foreground | event/createServiceSession:whenInUse
    T36 | holds | transition | | | requestAlways; choose:Keep Only While Using; again | effect/none
    T10 | holds | transition | | | choose:Allow Once; requestAlways | effect/none
    T52 | holds | transition | | | choose:Allow Once; terminate; relaunch | status/notDetermined
    T50 | holds | transition | | | choose:Allow Once; noLongerInUse; requestAlways | prompt/any
    T127 | holds | transition | | !key/UIBackgroundModes:location | setAllowsBackground:on | delivery/crash
    T107 | holds | transition | iOS 17..18 | status/notDetermined | beginLiveUpdates | !prompt/any
    T91 | holds | transition | | status/restricted | createServiceSession:whenInUse | diagnostic/authorizationRestricted
    T92 | holds | transition | | device/servicesOff | createServiceSession:whenInUse | diagnostic/authorizationDeniedGlobally
    T05 | model-silent | transition | | | requestWhenInUse | status/authorizedWhenInUse
    T05 | model-silent | transition | | | requestWhenInUse | callback/any
    T09 | holds | can | | | requestWhenInUse | status/authorizedWhenInUse
    T37 | model-silent | transition | | status/authorizedWhenInUse | requestAlways | effect/none
    1.2 | model-silent | transition | | status/authorizedAlways; level/whenInUse | | delivery/held
    T122 | holds | transition | | grant/always; process/terminated | eventReady:always | delivery/relaunch
    T08 | model-silent | transition | | | requestWhenInUse | effect/none
    T30 | model-silent | transition | iOS 13.4.. | | requestAlways | prompt/P-UPG
    T113 | holds | order must | | | requestWhenInUse; startStandard |
    T01 | model-silent | order must | | | createManager; requestWhenInUse |
    T119 | holds | only-if | iOS 13.. | level/whenInUse; phase/inUse | | delivery/positions
    T59 | model-silent | only-if | | status/denied | settings:any | status/authorized
    T33 | model-silent | transition | only iOS 13..13.4 | | requestAlways; choose:Allow While Using App | grant/provisional
    T53 | holds | can | | level/always; phase/background | startStandard | effect/any
    C-10 | contradicts-model | cannot | | | requestAlways | effect/any
    T38 | holds | cannot | | status/denied | requestAlways | effect/any
    T15 | model-silent | transition | but tvOS; visionOS | | requestAlways | prompt/P-ALW1
    T130 | holds | cannot | | | | delivery/relaunch | service/location-notification
    """)

  @Test(arguments: truths)
  func leavesATrueSentenceAlone(_ line: JudgeLine) {
    let answer = ClaimJudge.judge(line.question)
    #expect(answer.verdict == line.verdict, "\(answer)")
  }
}
