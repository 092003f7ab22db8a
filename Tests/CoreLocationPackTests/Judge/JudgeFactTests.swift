import LockbClaims
import LockbKnowledge
import LockbPack
import Testing

@testable import CoreLocationPack

/// Facts that a sentence gets wrong, whatever else it says.
@Suite struct JudgeFactTests {
  private static let reader = ClaimReader(
    grammar: CoreLocationPack.pack.claims?.grammar ?? ClaimGrammar(lexicon: [], frames: ""),
    vocabulary: .coreLocation)

  private func isRefuted(_ sentence: String) -> Bool {
    Self.reader.read(sentence).contains { reading in
      switch reading {
      case .question(let question, _), .mention(let question, _, _):
        ClaimJudge.judge(question).verdict.isContradiction
      case .unread, .outOfScope: false
      }
    }
  }

  @Test(arguments: [
    "임시 항상 허용은 일주일이 지나면 영구적인 항상 허용이 된다.",
    "업그레이드 알림은 앱마다 세 번까지 나타날 수 있다.",
    "지역 모니터링에는 앱마다 최대 50개의 지역을 등록할 수 있다.",
    "대략적인 위치에서 라이브 업데이트는 2분 간격으로 위치를 내보낸다.",
    "임시 항상 허용 여부는 새 프로퍼티로 판별할 수 있다.",
    "위젯은 권한 알림을 스스로 띄울 수 있다.",
    "`allowsBackgroundLocationUpdates`의 기본값은 `true`다.",
    "위치 접근이 거부된 앱이 서비스를 시작하면 오류 코드는 `locationUnknown`이다.",
    "위치 알림 트리거를 쓰려면 항상 허용이 필요하다.",
    "위치 푸시 서비스는 앱을 사용하는 동안 권한만 있어도 된다.",
    "watchOS에서도 지역 모니터링이 제공된다.",
    "위치 버튼을 누르면 항상 허용을 얻는다.",
    "iOS 18에서 라이브 업데이트를 순회하면 항상 허용을 묻는 알림이 뜬다.",
    "An invalidated `CLServiceSession` can be reactivated.",
    "암시적 세션은 항상 허용을 요청한다.",
    "An implicit session requests Always, provided that both purpose strings exist in Info.plist.",
    "`authorizedWhenInUse`의 원시 값은 3이다.",
    "`locationServicesEnabled()` tells whether the user has agreed.",
    "`restricted`는 사용자가 거부했다는 뜻이다.",
    "사용자의 선택은 `locationManager(_:didVisit:)`으로 전달된다.",
    "`startMonitoringVisits()` starts the heading.",
    "방위에는 네트워크가 필요하다.",
    "`pausesLocationUpdatesAutomatically` is `false` until you set it.",
    "`CLMonitor` is a class.",
    "`CLServiceSession`은 위치 버튼과 나란히 iOS 17에서 도입되었다.",
    "There is a status called `authorizedForever` on recent systems.",
    "`CLServiceSession`에는 세션을 되살리는 `revive()` 메서드가 있다.",
    "macOS 앱은 `CLServiceSession`을 만들어 손쉽게 권한을 묻는다.",
    "The visits service works only with Always on iOS 17.",
    "원시 값을 보면 `authorizedAlways`가 4이고 `denied`가 2이다.",
  ])
  func refutesWhatTheFactsDeny(sentence: String) {
    #expect(isRefuted(sentence))
  }

  @Test(arguments: [
    "임시 항상 허용은 며칠이 지나도 저절로 사라지지 않는다.",
    "지역은 앱 하나에 최대 20개까지 등록할 수 있어요.",
    "대략적인 위치의 업데이트는 15분에서 20분에 한 번꼴로 온다.",
    "임시 항상 허용인지 아닌지는 API로 알아낼 수 없어요.",
    "위젯을 쓰는 앱도 위치 권한 알림은 앱에서 띄워야 한다.",
    "위치 알림 트리거는 앱을 사용하는 동안 권한만으로도 쓸 수 있다.",
    "첫 알림의 선택지는 세 개이고 업그레이드 알림의 선택지는 두 개다.",
    "visionOS에서 돌아가는 iPad 앱이 항상 허용을 요청하면 앱을 사용하는 동안 요청으로 처리된다.",
    "업그레이드 알림은 한 번만 뜨므로 그 뒤의 요청은 무시된다.",
    "macOS에서는 위치 서비스를 시작하는 순간 시스템이 알아서 권한을 묻는다.",
    "포그라운드로 돌아오기 전에는 백그라운드에서 만든 세션이 알림을 띄우지 못한다.",
    "두 번째 알림은 앱이 실행 중이 아닐 때도 뜰 수 있다.",
    "하루가 지나도 거부는 풀리지 않는다.",
  ])
  func leavesAloneWhatIsTrue(sentence: String) {
    #expect(!isRefuted(sentence))
  }
}
