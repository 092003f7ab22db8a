/// Words that only `ClaimProperties.catalogue` speaks of: what symbols are and do.
extension ClaimWords {
  static let catalogue = """
    noun/availability
    en availability; platform availability; supported platforms; supported systems; supported operating systems
    ko 가용성; 지원 플랫폼; 사용 가능 플랫폼; 사용 가능한 플랫폼; 지원 운영 체제; 지원 운영체제; 지원 OS

    say/starts-true
    en is YES unless; is true unless; is on unless; takes it as YES; counts as YES; treated as
      YES; starts out true; starts out as true; started out true; starts true; is true out of the
      box; is true on every new manager; is true by default on every manager; is true on a fresh
      manager; is true from the start; is true on new managers
    ko YES로 취급되다; YES로 간주되다; YES로 취급하다; YES로 간주하다; true로 시작하다; true에서 시작하다; true로 취급되다; true로 간주되다

    say/starts-false
    en is NO unless; is false unless; is off unless; takes it as NO; counts as NO; treated as NO; starts out false; starts out as false; started out false; starts false
    ko NO로 취급되다; NO로 간주되다; NO로 취급하다; NO로 간주하다; false로 시작하다; false에서 시작하다; false로 취급되다; false로 간주되다

    say/of-device
    en describes the device; about the device; device-wide switch; device-wide availability; device-wide setting; switch of the device; device's switch; system-wide switch; concerns the device
    ko 기기 전체의 스위치; 기기 전체 스위치; 기기 전체의 위치 서비스; 기기 전체의 설정; 기기의 스위치; 기기 전체의 상태; 기기 전체의 위치 서비스 스위치

    say/own-thread
    en thread on which the location manager was set up; thread on which it was set up; thread on which the manager was set up; thread on which it was created; thread that created it; thread that created the manager;
      thread on which the manager was created; thread on which you created; thread where the manager was created; thread where it was created; thread the manager was created on; thread on which the location manager was created;
      thread on which you set up; thread on which you configured; thread on which the object was created; thread that started
    ko 매니저를 만든 스레드; 매니저를 설정한 스레드; 매니저를 생성한 스레드; 만든 스레드; 관리자를 만든 스레드; 생성한 스레드; 매니저가 만들어진 스레드

    say/throws
    en throws an exception; throw an exception; raises an exception; raise an exception; will throw; an exception is thrown; throws
    ko 예외로 이어지다; 예외가 생기다

    say/quiet
    en are dropped silently; is dropped silently; simply misses its errors; merely miss its errors; errors are lost; errors go unnoticed; just miss the errors; only miss errors; only a warning
    ko 조용히 넘어가다; 오류만 놓치다; 오류를 놓칠 뿐이다; 경고만 남다; 경고만 나오다; 오류를 못 받을 뿐이다; 오류만 받지 못하다

    say/manager-only
    en only the manager; the manager only; nothing but the manager; just the manager; passes no status; no status argument; manager alone; without a status argument; only a manager
    ko 매니저만; manager만; 관리자만; 매니저 하나만; 매니저뿐이다

    say/status-argument
    en brought the status along; status along as an argument; received the status; passed the status; status as an argument; handed over the status; passed the new status; hands over the new status; got the status; brings the status along
    ko 상태를 인자로; 상태를 인수로; 새 상태를 인자로; 새 상태를 인수로; 상태를 매개변수로; 상태를 파라미터로; 상태가 인자로; 상태가 인수로; 새 상태가 인자로; 새 상태가 인수로

    thing/passes-status
    ko 상태를 인수로 넘기다; 상태를 인자로 넘기다; 상태를 인자로 건네다; 상태를 인수로 건네다; 상태를 인자로 넘겨주다; 상태를 인수로 넘겨주다; 새 상태를 인자로 넘겨주다; 새 상태가 인자로 넘어오다; 상태를 인자로 받다; 상태를 인수로 받다;
      상태를 인자로 주다; 상태를 인수로 주다; 새 상태를 인수로 넘기다; 상태를 파라미터로 넘기다; 새 상태를 인자로 넘기다; 상태가 인자로 넘어오다; 상태가 인수로 넘어오다; 상태를 인자로 전달하다

    thing/paused
    en automatic pause; pauses updates; pauses updates automatically; pauses location updates; paused automatically; updates are paused; pauses automatically; pauses the updates
    ko 자동 일시정지; 자동 일시 정지; 업데이트가 자동으로 멈추다; 자동으로 멈추다; 업데이트가 저절로 멈추다; 저절로 멈추다; 자동으로 일시정지되다; 자동으로 일시 정지되다; 자동 일시 중지

    say/immutable
    en immutable; fixed once created
    ko 불변; 불변이다; 불변 객체; 불변 객체이다

    say/mutable
    en is mutable; mutable; can be changed later; may be changed later; can be modified; can be updated in place; can be reconfigured; can be changed
    ko 가변 객체; 가변 객체이다; 나중에 바꿀 수 있다; 나중에 변경할 수 있다; 수정할 수 있다; 만든 뒤에도 바꿀 수 있다; 변경할 수 있다; 언제든 바꿀 수 있다

    say/sendable
    en Sendable; sendable
    ko Sendable; Sendable이다; 센더블
    code Sendable

    say/is-refusal
    en refusal; permission error; blame the user
    ko 권한 오류; 권한 오류이다; 권한 문제; 권한 문제이다

    say/full-not-given
    en full accuracy was wanted and not given; full accuracy was wanted but not given; full accuracy was asked for and not given
    ko 정확한 위치를 원했으나 받지 못했다; 정확한 위치를 요청했지만 받지 못했다; 정확한 위치가 거절됐다; 정확한 위치가 거절되었다; 정확한 위치가 거부되었다; 정확한 위치가 거부됐다; 정확한 위치를 얻지 못했다

    say/refused-altogether
    en location was refused altogether; refused altogether; denied location altogether; denied altogether
    ko 위치가 아예 거부되었다; 위치 자체가 거부되었다; 위치 권한 자체가 거부되었다

    say/may-be-nil
    en is optional; optional; may be nil; can be nil; is nil; comes as nil; be nil at times; may come without a position; may lack a position; can be missing; be nil
    ko 옵셔널; 옵셔널이다; nil일 수 있다; nil이다; nil이 되다; nil일 수도 있다; nil이 올 수 있다; 비어 있을 수 있다; 옵셔널이라서; nil인; nil로 오다

    say/last-event
    en the last event; last event; most recent event; latest event; its last event
    ko 마지막 이벤트; 마지막 이벤트도; 가장 최근 이벤트; 최근 이벤트; 마지막 사건

    say/all-events
    en all past events; full history; whole history; history of events; complete history; list of events; all earlier events; every past event
    ko 지난 이벤트 전부; 이벤트 기록 전체; 전체 이벤트; 이벤트 전체; 이벤트의 전체 이력; 이벤트 이력; 지금까지의 모든 이벤트; 이벤트 목록

    say/first-state
    en initial state; first state; state it is assumed to start in; assumed state; starting state; state of the condition; which state; the assumption; state to assume
    ko 첫 상태; 처음 상태; 초기 상태; 조건의 첫 상태; 조건의 처음 상태; 조건의 상태; 시작 상태; 최초 상태

    say/parts-optional
    en major and minor are optional; major and minor values are optional; optionally major and minor; optionally, major and minor; optional major and minor; if you like, a major and a minor value; major and minor can be left out; major and minor may be left out;
      major and minor may be omitted; major and minor can be omitted; minor are optional; minor values are optional; the rest is optional; and optionally major; and optionally a major
    ko major와 minor는 생략해도 되다; major와 minor는 생략할 수 있다; major와 minor는 선택이다; major와 minor는 선택 사항이다; major와 minor는 없어도 되다; major와 minor는 빼도 되다; major와 minor는 넣지 않아도 되다; minor는 생략해도 되다;
      minor는 생략할 수 있다; minor는 선택 사항이다; minor는 선택이다; minor는 없어도 되다

    say/parts-required
    en major and minor are required; major and minor are mandatory; major and minor values are required; needs all three; all three are required; minor are required; minor are mandatory; minor values are required; minor are also required;
      must have a major; requires a major; as well as a major and a minor; minor values are mandatory; all three values; minor must be given; minor have to be given
    ko major와 minor도 필요하다; major와 minor도 필수이다; major와 minor는 필수이다; major와 minor는 꼭 필요하다; minor도 꼭 필요하다; minor도 필수이다; minor는 필수이다; minor까지 모두 있어야 하다; minor까지 모두 지정해야 하다; minor도 반드시 있어야 하다;
      minor가 꼭 필요하다; minor를 모두 지정해야 하다; minor를 꼭 넣어야 하다; minor를 생략할 수 없다; minor는 생략할 수 없다; minor도 있어야 하다

    say/uuid-optional
    en UUID is optional; UUID may be left out; UUID can be left out; UUID may be omitted; UUID can be omitted; without a UUID
    ko UUID는 생략해도 되다; UUID는 생략할 수 있다; UUID는 선택 사항이다; UUID는 없어도 되다; UUID 없이

    say/readable
    en readable; be read yet; readable yet
    ko 읽을 수 있다; 읽을 수 있는; 읽히다

    say/data-lost
    en lost data; corrupted; data was lost; data is lost
    ko 데이터가 사라지다; 데이터가 손실되다; 손상되다; 손상됐다; 데이터를 잃다; 유실되다; 망가지다; 기록이 망가지다

    say/of-permission
    en checks the permission; user's permission; app's permission; whether the app may; whether your app may; whether you are allowed
    ko 권한을 확인하다; 권한이 있는지; 권한 여부; 사용자가 허용했는지; 허용 여부; 허락받았는지; 권한을 묻다

    say/token
    en token; push token; a token
    ko 토큰; 푸시 토큰

    say/completion
    en completion; completion handler; its completion
    ko 완료 핸들러; 컴플리션; 컴플리션 핸들러

    say/one-fix
    en one fix; a single fix; one fix only; single fix; one position; a single position; one location; a single location; one-shot; one-shot call; just one position; exactly one; only one position
    ko 한 번만 가져오다; 하나만 가져오다; 하나만 받아 오다; 한 번만 받다; 위치를 한 번만; 위치를 하나만; 한 번만 받아 오다; 한 번만 전달하다; 하나만 전달하다; 한 번만 주다; 위치 하나만; 좌표를 한 번만; 한 번만 돌려주다

    say/all-managers
    en all of its managers; all location managers
    ko 앱 전체의 지역

    say/empty
    en empty; is empty; an empty set; empty set; always empty; stays empty; remains empty
    ko 비어 있다; 빈 집합; 빈 집합이다; 빈 집합이 나오다; 빈 채로; 텅 비다; 비어 있는

    say/is-nil
    en is nil; returns nil; nil
    ko nil이다; nil이 나오다; nil을 돌려주다

    say/own-choice
    en app's own choice; own choice; choose for itself; chooses for itself; decide on coarse positions for itself; your own code picks; content itself with; independent of; independently of; quite independently of; independent;
      chosen by the app; app itself; the app chooses; app may decide
    ko 앱이 스스로 고르다; 앱이 고르다; 앱이 스스로; 앱의 선택; 앱의 선택이다; 앱 스스로; 앱이 먼저; 앱이 선택하다; 앱이 정하다; 상관없이; 별개로; 무관하게; 앱이 스스로 정하다; 앱이 직접 고르다

    say/turns-switch
    en turns the user's switch off; turns Precise Location off; switches Precise Location off; turns off Precise Location; switches off Precise Location; moves the user's switch; flips the user's switch; flips the switch; moves the switch in Settings;
      turns the switch off; only if the user turned Precise Location off; only works once the user; set by the user; set by the system when the user; user's choice
    ko 정확한 위치 스위치를 끄다; 정확한 위치 스위치가 꺼지다; 정확한 위치가 꺼지다; 스위치도 꺼지다; 스위치가 따라 움직이다; 스위치도 함께 꺼지다; 설정의 스위치가 꺼지다; 사용자가 고르다; 사용자가 정하다; 사용자가 설정하다; 스위치도 함께 바뀌다; 설정 스위치도 바뀌다

    say/either-level
    ko 어느 쪽 권한으로도; 어느 권한으로도; 두 권한 수준 어느 쪽에서나; 어느 쪽에서나; 어느 쪽에서도; 어느 수준에서나; 두 수준 모두에서; 두 권한 모두에서; 어느 쪽이든; 어느 권한이든; 두 권한 어느 쪽에서나; 어느 수준이든

    say/hint
    en a hint; hint; gives the system a hint; hints
    ko 힌트; 힌트이다; 힌트일 뿐이다; 힌트로

    say/highest-accuracy
    en highest accuracy; the highest accuracy; highest accuracy constant; most accurate; best accuracy; most precise
    ko 가장 높은 정확도; 최고 정확도; 가장 높은 정확도를; 가장 정확한; 가장 높은; 가장 정밀한

    say/lowest-accuracy
    en lowest accuracy; the lowest accuracy; least accurate; coarsest; worst accuracy; least precise
    ko 가장 낮은 정확도; 최저 정확도; 가장 낮은; 가장 거친; 가장 부정확한

    say/UserNotifications
    en UserNotifications; UserNotifications framework; =UserNotifications; User Notifications framework; User Notifications
    ko UserNotifications; UserNotifications 프레임워크; 사용자 알림 프레임워크; UserNotifications에 들어 있다; UserNotifications에 속하다; UserNotifications 프레임워크에 들어 있다;
      UserNotifications 프레임워크에 속하다
    code UserNotifications

    say/CoreLocationUI
    en CoreLocationUI; CoreLocationUI framework; =CoreLocationUI
    ko CoreLocationUI; CoreLocationUI 프레임워크; CoreLocationUI에 들어 있다; CoreLocationUI에 속하다; CoreLocationUI 프레임워크에 들어 있다; CoreLocationUI 프레임워크에 속하다
    code CoreLocationUI

    say/SwiftUI
    en SwiftUI view; a SwiftUI view; for SwiftUI
    ko SwiftUI용; SwiftUI용이다; SwiftUI 뷰; SwiftUI 뷰이다

    say/UIKit
    en UIKit form; UIKit control; UIControl; a UIControl; a UIKit control; for UIKit; UIKit sibling
    ko UIKit용; UIKit용이다; UIKit 컨트롤; UIControl; UIKit 컨트롤이다
    code UIControl

    say/ignores-input
    en takes no notice of clicks; takes no notice of taps; takes no notice of input; stays dead; remains dead
    ko 눌러도 반응하지 않다; 반응하지 않다; 눌러도 반응이 없다; 반응이 없다

    verb/missing
    ko 구현하지 않다; 구현되어 있지 않다; 구현하지 않은 채; 구현되지 않다; 구현하지 않은 채로
    en does not implement; doesn't implement; isn't implemented; leaves unimplemented

    minutes/some
    ko 몇 분만; 수 분간

    noun/false
    en =NO
    ko =NO

    noun/true
    en =YES
    ko =YES
    """
}
