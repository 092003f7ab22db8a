import LockbBase
import LockbClaims
import LockbPack
import Testing

@testable import CoreLocationPack

@Suite struct JudgeKindTests {
  static let abilities = JudgeLine.lines(
    """
    T08 | holds | cannot | | | choose:Don’t Allow | prompt/any
    T08 | holds | can cannot | | | choose:Don’t Allow | effect/any
    T08 | contradicts-model | can | | | choose:Don’t Allow | prompt/any
    T53 | contradicts-model | cannot | | | choose:Allow Once; noLongerInUse | prompt/any
    T53 | holds | can | | | choose:Allow Once; noLongerInUse | prompt/any
    I01 | holds | cannot | | status/denied | | status/authorized
    T59 | holds | can | | status/denied | | status/authorizedWhenInUse
    I02 | holds | cannot | | status/restricted | | status/authorized
    I19 | holds | cannot | appClip | | | grant/always
    I17 | contradicts-model | can | tvOS | | | status/authorizedAlways
    I18 | holds | never | macOS | | | status/authorizedWhenInUse
    I18 | contradicts-model | can | macOS | | | status/authorizedWhenInUse
    I17 | holds | never | visionOS | | | status/authorizedAlways
    T69 | contradicts-model | cannot | visionOS | | | status/restricted
    T69 | contradicts-model | never | iOS | | | status/restricted
    I08 | holds | cannot | | phase/background | requestWhenInUse | prompt/any
    T37 | contradicts-model | always | | status/authorizedWhenInUse | requestAlways | prompt/any
    T37 | holds | cannot | iOS 13.. | grant/temporary | requestAlways | prompt/any
    T36 | contradicts-model | always | iOS 13.4.. | grant/whenInUse; asked/always | requestAlways | prompt/any
    T08 | holds | never | | status/denied | requestWhenInUse | prompt/any
    T05 | contradicts-model | never | | | requestWhenInUse | prompt/any
    T122 | holds | can | | grant/always | | delivery/relaunch | service/visits
    T123 | holds | cannot | | grant/whenInUse | | delivery/relaunch | service/region-monitoring
    T123 | contradicts-model | can | | grant/whenInUse | | delivery/relaunch | service/significant-change
    T124 | holds | cannot | | | | delivery/relaunch | service/standard-location
    T124 | contradicts-model | can | | | | property/launches | service/heading
    T125 | holds | cannot | watchOS | | | delivery/relaunch
    T124 | model-silent | can | | | | delivery/relaunch | service/live-updates
    I22 | holds | cannot | iOS 14.. | accuracy/reduced | | delivery/positions | service/region-monitoring
    R24 | holds | cannot | iOS 17..18 | status/notDetermined | beginLiveUpdates | prompt/any
    """)

  static let limits = JudgeLine.lines(
    """
    T07 | holds | only-if | | phase/foreground | requestWhenInUse | prompt/any
    T08 | holds | only-if | | status/notDetermined | requestWhenInUse | prompt/any
    T30 | contradicts-model | only-if | iOS 13.4.. | status/notDetermined | requestAlways | prompt/any
    T06 | holds | transition only | | key/NSLocationWhenInUseUsageDescription | requestWhenInUse | prompt/any
    T50 | holds | lapses | | | choose:Allow Once; noLongerInUse | lifetime/ends
    T50 | holds | lapses only | | | choose:Allow Once; noLongerInUse | lifetime/ends
    T50 | contradicts-model | lapses | | grant/temporary | | lifetime/lasts
    T50 | holds | lapses | | grant/temporary | | lifetime/ends
    T09 | holds | lapses | | grant/whenInUse | | lifetime/lasts
    T09 | contradicts-model | lapses | | grant/whenInUse | | lifetime/ends
    T10 | contradicts-model | lapses | | | choose:Allow Once | lifetime/lasts
    T52 | holds | lapses | | grant/temporary | terminate | lifetime/ends
    T58 | holds | lapses | | grant/always | settings:never | lifetime/ends
    T79 | holds | lapses | appClip | grant/whenInUse | nextMorning | lifetime/ends
    C-10 | contradicts-model | order must | iOS 13.. | | requestWhenInUse; requestAlways |
    C-10 | holds | order needNot | iOS 13.. | | requestWhenInUse; requestAlways |
    T43 | vacuous | transition | iOS 13.. | grant/temporary; settings/always | requestAlways | prompt/any
    1.5 | vacuous | transition | tvOS | status/authorizedAlways | requestWhenInUse | prompt/any
    C-25 | model-silent | reports | | device/airplane | | status/denied
    T13 | model-silent | transition | | phase/somewhere | requestAlways | prompt/any
    T13 | model-silent | transition | | | openDoor | prompt/any
    2.3 | model-silent | transition | | | requestWhenInUse | prompt/P-SOME
    2.3 | model-silent | never | | | requestWhenInUse | prompt/P-SOME
    2.3 | model-silent | transition | | | requestWhenInUse | prompt/option:Perhaps
    2.3 | model-silent | transition | | showing/P-SOME | requestAlways | effect/none
    1.4 | model-silent | transition | iOS 18.. | | createServiceSession:whenInUse | diagnostic/locationUnavailable
    5.2 | model-silent | transition | iOS 14.. | | requestTemporaryFullAccuracy | completion/perhaps
    T50 | model-silent | lapses | | grant/temporary | | lifetime/pauses
    T09 | model-silent | transition | | | requestWhenInUse; choose:Allow While Using App | callback/someStatus
    8 | model-silent | transition | plan9 | | requestAlways | prompt/any
    T05 | model-silent | transition mustNot | | | requestWhenInUse | prompt/any
    """)

  static let catalogue = JudgeLine.lines(
    """
    5.1 | holds | available | iOS 14.. | | | property/available | api/CLLocationManager.authorizationStatus
    5.1 | contradicts-model | available | iOS 13.. | | | property/available | api/CLLocationManager.authorizationStatus
    5.1 | holds | available | iOS 8.. | | | | api/CLLocationManager.requestAlwaysAuthorization()
    5.1 | contradicts-model | available | tvOS | | | | api/CLLocationManager.requestAlwaysAuthorization()
    5.1 | holds | available | tvOS | | | !property/available | api/CLLocationManager.requestAlwaysAuthorization()
    5.1 | holds | available | but tvOS; visionOS | | | | api/CLLocationManager.requestAlwaysAuthorization()
    5.1 | contradicts-model | available | but iOS | | | | api/CLLocationManager.requestAlwaysAuthorization()
    5.1 | contradicts-model | available | only iOS | | | | api/CLLocationManager.requestAlwaysAuthorization()
    5.1 | holds | available | iOS 14..; macOS 11..; watchOS 7.. | | | | api/CLLocationManager.accuracyAuthorization
    5.1 | contradicts-model | available | iOS 14..; macOS 10.15..; watchOS 7.. | | | | api/CLLocationManager.accuracyAuthorization
    5.1 | holds | available | iOS 14.. | | | property/deprecated | api/CLLocationManager.authorizationStatus()
    5.1 | contradicts-model | available | iOS 13.. | | | property/deprecated | api/CLLocationManager.authorizationStatus()
    5.1 | contradicts-model | available | iOS 15.. | | | !property/deprecated | api/CLLocationManager.authorizationStatus()
    5.1 | contradicts-model | available | only iOS 15.. | | | | api/CLLocationManager.accuracyAuthorization
    5.1 | holds | available | | | | property/deprecated | api/CLLocationManager.authorizationStatus()
    5.1 | contradicts-model | available | | | | !property/deprecated | api/CLLocationManager.authorizationStatus()
    5.7 | model-silent | available | iOS 2.. | | | | event/startStandard
    5.7 | contradicts-model | available | iOS 16.. | | | | event/beginLiveUpdates
    5.7 | contradicts-model | available | tvOS | | | | event/startStandard
    5.4 | holds | available | iOS 18.. | | | | api/CLServiceSession
    5.4 | contradicts-model | available | iOS 17.. | | | | api/CLServiceSession
    5.4 | contradicts-model | available | macOS | | | | api/CLServiceSession
    C-16 | model-silent | available | visionOS 1.. | | | | api/CLServiceSession
    5.1 | holds | available | iOS 14.. | | | property/introduced | api/CLLocationManager.accuracyAuthorization
    5.1 | contradicts-model | available | iOS 15.. | | | property/introduced | api/CLLocationManager.accuracyAuthorization
    5.1 | contradicts-model | available | iOS 13..14 | | | property/introduced | api/CLLocationManager.accuracyAuthorization
    5.1 | holds | available | iOS 15.. | | | property/available | api/CLLocationManager.accuracyAuthorization
    5.1 | holds | available | macOS 10.15.. | | | property/introduced | event/requestAlways
    5.1 | contradicts-model | available | tvOS 18.. | | | property/introduced | api/CLLocationManager.requestAlwaysAuthorization()
    T30 | holds | available | iOS 13..14 | | | property/introduced | prompt/P-UPG
    T10 | contradicts-model | available | iOS 14.. | | | property/introduced | term/allow-once
    5.6 | contradicts-model | available | watchOS | | | | api/CLMonitor
    1.1 | contradicts-model | available | macOS | | | | status/authorizedWhenInUse
    1.1 | contradicts-model | available | visionOS | | | | status/authorizedAlways
    4.1 | contradicts-model | available | iOS 8.. | | | | key/NSLocationAlwaysAndWhenInUseUsageDescription
    4.1 | holds | available | iOS 11.. | | | | key/NSLocationAlwaysAndWhenInUseUsageDescription
    4.1 | model-silent | available | tvOS | | | | key/NSLocationWhenInUseUsageDescription
    T10 | holds | available | iOS 13.. | | | | event/choose:Allow Once
    T10 | contradicts-model | available | iOS 12.. | | | | event/choose:한 번 허용
    T10 | contradicts-model | available | iOS 12.. | | | | term/allow-once
    T30 | holds | available | iOS 13.4.. | | | | prompt/P-UPG
    T30 | contradicts-model | available | iOS 13..13.4 | | | | prompt/P-UPG
    C-3 | model-silent | available | iOS 17.. | | | property/deprecated | api/CLLocationManager.startMonitoring(for:)
    5.1 | holds | exists | | | | | api/CLLocationManager
    4.1 | model-silent | exists | | | | | key/NSLocationPushServiceUsageDescription
    1.1 | holds | count 5 | | | | | set/statuses
    1.1 | contradicts-model | count 4 | | | | | set/statuses
    1.1 | holds | count 4 | visionOS | | | | set/statuses
    2.3 | holds | count 3 | | | | | set/options:P-WIU
    2.3 | contradicts-model | count 2 | | | | | set/options:P-ALW1
    R40 | holds | count 20 | | | | | set/conditions
    R40 | contradicts-model | count 50 | | | | | set/regions
    6.2 | holds | count 2 | | | | | set/levels
    6.2 | contradicts-model | count 2 | tvOS | | | | set/levels
    T16 | holds | count 2 | | | | | set/keys:requestAlways
    1.1 | holds | count 2 | | | | | set/accuracies
    2.3 | holds | enumerates | | | | event/choose:한 번 허용; prompt/option:Allow While Using App; prompt/option:Don’t Allow | set/options:requestWhenInUse
    2.3 | contradicts-model | enumerates | | | | event/choose:한 번 허용; prompt/option:Allow While Using App | set/options:requestWhenInUse
    1.1 | holds | enumerates | | | | status/denied; status/restricted; status/notDetermined; status/authorizedAlways; status/authorizedWhenInUse | set/statuses
    1.1 | contradicts-model | enumerates | | | | status/denied; status/notDetermined; status/authorizedAlways; status/authorizedWhenInUse | set/statuses
    T16 | holds | enumerates | | | | key/NSLocationWhenInUseUsageDescription; key/NSLocationAlwaysAndWhenInUseUsageDescription | set/keys:requestAlways
    T16 | contradicts-model | enumerates | | | | key/NSLocationAlwaysUsageDescription | set/keys:requestAlways
    G08 | contradicts-model | alias | | | | | term/provisional-always; term/temporary-when-in-use
    G01 | holds | alias | | | | | term/when-in-use; term/when-in-use
    G29 | model-silent | alias | | | | | term/significant-change; service/significant-change
    """)

  static let needs = JudgeLine.lines(
    """
    T127 | holds | requires must | | | | key/UIBackgroundModes:location | api/CLLocationManager.allowsBackgroundLocationUpdates
    T108 | holds | requires must | | | | key/UIBackgroundModes | api/CLBackgroundActivitySession
    A-PUSH | holds | requires must | | | | key/com.apple.developer.location.push | service/location-push
    T129 | holds | requires must | | | | level/always | service/location-push
    T129 | contradicts-model | requires needNot | | | | level/always | service/location-push
    T122 | holds | requires must | | | | level/always | delivery/relaunch
    T119 | contradicts-model | requires must | iOS 13.. | | | level/always | service/significant-change
    I22 | holds | requires must | iOS 14.. | | | accuracy/full | service/region-monitoring
    6.4 | contradicts-model | requires must | iOS 14.. | | | accuracy/full | service/visits
    T83 | holds | requires must | iOS 14.. | | | key/NSLocationTemporaryUsageDescriptionDictionary | api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
    T84 | holds | requires must | iOS 14.. | | | accuracy/reduced | event/requestTemporaryFullAccuracy
    T08 | holds | requires must | | | | status/notDetermined | api/CLLocationManager.requestWhenInUseAuthorization()
    T94 | holds | requires must | | | | key/NSLocationAlwaysAndWhenInUseUsageDescription | event/createServiceSession:always
    T114 | holds | requires must | macOS | | | key/NSLocationUsageDescription | event/startStandard
    """)

  @Test(arguments: abilities + limits + catalogue + needs)
  func answersAQuestionOfEveryKind(_ line: JudgeLine) {
    let answer = ClaimJudge.judge(line.question)
    #expect(answer.verdict == line.verdict, "\(answer)")
  }

  @Test(arguments: JudgeBehaviourTests.requests + JudgeBehaviourTests.lives + abilities + limits)
  func provesAnAnswerWithARunThatCanBeReplayed(_ line: JudgeLine) throws {
    let answer = ClaimJudge.judge(line.question)
    guard let proof = answer.proof else {
      // What is not there at all has no run.
      #expect(!answer.verdict.isContradiction || !answer.explanation.english.isEmpty)
      return
    }
    let steps = try ModelRun.run(
      ReferenceRequest(
        platform: proof.platform, version: proof.version, keys: proof.keys, events: proof.events))
    #expect(steps.count == proof.events.count)
    if let parting = proof.parting { #expect(steps.indices.contains(parting)) }
    #expect(!answer.rows.isEmpty)
  }

  @Test func packBringsTheJudge() {
    #expect(CoreLocationPack.pack.claims?.judge(Self.abilities[0].question).verdict == .holds)
  }
}
