/// Words that only `ClaimProperties` speaks of.
extension ClaimWords {
  static let properties = """
    how/itself
    en itself; by itself; on its own; all by itself; of its own accord; by the widget
    ko 직접; 스스로; 자체적으로; 알아서; 손수

    how/first
    ko 처음; 첫; 첫 번째; 처음에; 맨 처음

    noun/plist; thing/app-plist
    en Info.plist of the app; Info.plist of the containing app; Info.plist of the main app;
      Info.plist of the host app; containing app's Info.plist; main app's Info.plist;
      host app's Info.plist
    ko 앱의 Info.plist; 메인 앱의 Info.plist; 본 앱의 Info.plist; 호스트 앱의 Info.plist; 앱 본체의 Info.plist

    thing/extension-plist
    en extension's Info.plist; Info.plist of the extension; Info.plist of the widget extension;
      widget extension's Info.plist; widget's Info.plist; Info.plist of the widget; extension; widget extension
    ko 확장의 Info.plist; 위젯 확장의 Info.plist; 위젯의 Info.plist; 확장; 위젯 확장; 익스텐션; 위젯 익스텐션

    verb/revive
    en is revived; are revived; was revived; reactivate; reactivates; reactivated; be reactivated; can be reactivated; revive; revives;
      be revived; can be revived; reuse; reuses; reused; be reused; can be reused; used again;
      be used again; can be used again; started again; be started again; can be started again;
      be restarted; brought back to life; brings back to life; re-enable; re-enabled

    session/service:any
    en session state; session states; session tracking; state of the sessions

    event/createManager
    en newly created manager; freshly created manager; newly made manager; manager that was just created;
      manager that has just been created; just-created manager; brand-new manager

    verb/iterate
    en for try await loop; for await loop; for-await loop; for try await; for await

    noun/status
    en location grant; location grants; location consent; location approval; location right;
      location rights

    term/background-location-indicator
    en indicator; background indicator; blue indicator; location indicator; blue bar; blue pill;
      location arrow; status bar indicator; background location pill

    verb/block
    en blocks the calling thread; blocks the thread; block the thread; blocks the main thread; blocks until;
      blocks execution; blocks the caller; works synchronously; synchronous; synchronously;
      waits for the answer; waits for an answer; waits for the user's answer; is blocking

    verb/let-go
    en releases; released; releasing; is released; was released; deallocated; deallocates;
      is deallocated; let go of; lets go of; goes out of scope; went out of scope; is freed

    verb/assign
    en assign; assigns; assigned; assigning; reassign; reassigned; modified; be modified; mutate;
      mutated; be altered; upgraded in place; changed in place; be changed in place

    type/string; noun/plist
    en one plain string; a plain string; one string; a single string; a single plain string;
      one single string; just one string; one text; a single text

    thing/entry
    en entry; entries; purpose key; purpose keys; per purpose; for each purpose; for every purpose

    thing/goal
    en goal; goals; requirement; requirements; wish
    ko 목표; 요구 수준; 요구

    thing/switch
    en switch; device-wide switch; global switch; master switch; system-wide switch
    ko 스위치; 전체 스위치; 전역 스위치

    thing/answer
    en user's answer; user's choice; user's decision; person's answer; person's choice;
      person's decision; answer to the prompt; permission choice; answer the user gave; choice the user made
    ko 사용자의 선택; 사용자의 답; 사용자의 대답; 사용자의 응답; 사용자의 결정; 권한 선택; 권한 선택 결과;
      권한 선택의 결과; 사용자가 고른 답; 사용자가 한 선택; 권한 알림의 결과; 권한 알림의 답; 선택 결과

    thing/permission-change
    en permission change; permission changes; authorization change; authorization changes;
      change of permission; change of authorization; changes of permission; changes of authorization;
      changes in authorization; change in authorization; changed permission; changed authorization
    ko 권한 변경; 권한 변화; 권한 상태 변경; 권한 상태 변화; 권한 상태의 변화; 바뀐 권한; 달라진 권한; 변경된 권한;
      권한이 바뀌었다는; 권한이 바뀐 것; 권한 변경 사실

    thing/restrictions
    en parental controls; device management; restrictions; restriction; Screen Time; MDM; a profile;
      restrictions block the app; parental control; content restrictions; managed device
    ko 자녀 보호 기능; 기기 관리; 제한 사항; 스크린 타임; 관리 프로파일; 자녀 보호; 보호자 통제; 제한 설정

    thing/visit
    en arrival; arrivals; departure; departures; arrivals and departures; places the user stays
    ko 도착; 출발; 도착과 출발; 머문 장소; 방문 기록

    thing/region
    en entry into a region; exit from a region; entering a region; leaving a region; region entry;
      region exit; region crossing; region crossings; region
    ko 지역 진입; 지역 이탈; 지역에 들어가다; 지역에서 나가다; 지역을 벗어나다; 지역에 들어옴; 지역에서 나감

    thing/beacon
    en beacons; beacon; iBeacons; iBeacon; beacons nearby; nearby beacons
    ko 비콘; 비컨; iBeacon; 주변 비콘; 근처의 비콘

    thing/error
    en errors; failures
    ko 실패 원인; 실패 이유

    thing/standing-still
    en device stands still; device is standing still; stands still; stationary; device has stopped moving;
      device stops moving; device does not move; device isn't moving; device is not moving
    ko 기기가 멈춰 있다; 기기가 움직이지 않다; 기기가 정지해 있다; 기기가 가만히 있다; 멈춰 있다; 움직이지 않다

    thing/no-position
    en no position can be found; no position can be found now; no position yet; there is no position yet;
      no fix; no fix yet; no location can be found; position cannot be determined;
      location cannot be determined; position can't be determined; location can't be determined;
      no position is available
    ko 위치를 찾을 수 없다; 위치를 찾지 못하다; 아직 위치가 없다; 위치를 구할 수 없다; 위치를 알 수 없다;
      위치를 파악할 수 없다; 위치를 결정할 수 없다; 지금은 위치를 찾을 수 없다

    thing/compass
    en compass; compass value; compass direction; direction of the device
    ko 나침반; 나침반 값; 나침반 방향

    thing/paused
    en paused the updates; pauses the updates; updates are paused; updates were paused; paused updates;
      paused location updates; updates have been paused; system paused; automatic pause; pause; pauses
    ko 업데이트를 멈추다; 업데이트가 멈추다; 업데이트를 일시 정지하다; 자동 일시 정지; 일시 정지; 스스로 업데이트를 멈추다

    thing/resumed
    en pause has ended; updates are resumed; updates were resumed; updates resume; updates go on again; updates has resumed; updates have resumed; location updates has resumed;
      location updates have resumed
    ko 일시 정지가 끝나다; 업데이트가 다시 시작되다; 업데이트를 다시 시작하다; 자동 일시 정지가 끝나다

    thing/too-many
    en too many conditions; too many; more conditions than allowed; more than 20 conditions
    ko 조건이 너무 많다; 조건이 지나치게 많다; 조건 수가 한도를 넘다; 조건이 한도를 넘다

    thing/unsupported
    en cannot be monitored; cannot be monitored here; can't be monitored; not supported here; unsupported;
      kind of condition cannot be monitored; this kind of condition cannot be monitored here
    ko 모니터링할 수 없다; 여기서 모니터링할 수 없다; 지원되지 않는 조건; 지원하지 않는 조건

    verb/share
    en share; shares; shared; shared by; in common
    ko 공유~; 함께 쓰다; 나눠 쓰다; 나누어 쓰다

    verb/stop
    en stops; stop; stopping
    ko 멈추다; 중지~; 그만두다

    thing/older-name
    en alias; same raw value; older spelling; share one raw value; share a raw value; one raw value; a single raw value; one and the same raw value
    ko 별칭; 별명; 원시 값이 같은; 원시 값이 같다; raw 값이 같은; raw 값이 같다

    thing/managers
    en managers; location managers; all managers of the app; all managers of an app; every manager;
      all managers
    ko 모든 매니저; 앱의 모든 매니저; 모든 위치 관리자

    thing/network
    en network; network connection; internet; Internet connection; connection; the network is unavailable
    ko 네트워크; 네트워크 연결; 인터넷; 인터넷 연결

    thing/hardware
    en hardware; sensor; sensors
    ko 하드웨어; 센서

    kind/class
    en class; classes
    ko 클래스

    kind/protocol
    en protocol; protocols
    ko 프로토콜

    kind/struct
    en struct; structure; structs
    ko 구조체

    kind/enum
    en enum; enumeration; enums
    ko 열거형

    kind/actor
    en =actor
    ko 액터

    noun/default
    en until you set it; unless you set it; as long as nobody sets it; out of the box; unless set;
      if you never set it; when you do not set it; when left alone
    ko 따로 설정하지 않으면; 설정하지 않으면; 건드리지 않으면; 지정하지 않으면; 따로 지정하지 않으면; 손대지 않으면;
      아무 값도 넣지 않으면

    minutes/some
    en several minutes; a few minutes; some minutes; minutes later; a couple of minutes; ten minutes
    ko 몇 분; 수 분; 십 분; 몇 분 뒤; 몇 분 후; 몇 분간; 몇 분 안; 몇 분 이내

    hours/some
    en several hours; a few hours; some hours; hours later; a couple of hours; be it hours
    ko 몇 시간; 수 시간; 몇 시간 뒤; 몇 시간 후

    seconds/some
    en a few seconds; several seconds; some seconds; within seconds; a couple of seconds
    ko 몇 초; 수 초; 몇 초 안; 몇 초 이내; 몇 초 동안
    """
}
