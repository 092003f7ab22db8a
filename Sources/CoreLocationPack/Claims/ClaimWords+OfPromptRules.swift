/// Words that stand beside what prompts, buttons and requests do, and further ways to say it.
extension ClaimWords {
  static let ofPromptRules = """
    how/first
    en before anything else; before all else; ahead of anything else

    fn/filler
    en foreground check; over whichever app is open; over whatever app is open;
      on top of whatever app is open; over whatever the user is doing
    ko 일깨우다; 수강생; 수강생 여러분

    thing/as-full-apps
    en the way full apps are; the way full apps can; the way full apps do; just like full apps; as full apps can
    ko 일반 앱처럼; 일반 앱과 똑같이; 보통 앱처럼; 정식 앱처럼; 전체 앱처럼

    key/NSLocationAlwaysAndWhenInUseUsageDescription
    en the combined one
    ko 항상용 문구; 항상용 키; 항상용 문자열; 항상 문구; 항상 권한 문구; 항상 쪽 문구; 항상용 설명; 항상 권한용 문구

    say/even-without-event
    en no event needed; no event required; with no event at all; event or no event
    ko 이벤트가 없어도; 이벤트 없이도; 이벤트가 없었어도; 아무 이벤트 없이

    fn/filler
    en in try; in a try; in a try block; in do-catch; in do/catch; in a do/catch; as with the camera; like with the camera;
      our settings screen; in-app settings; our own settings screen
    ko try로; try 문으로; 카메라 때처럼; 카메라처럼; 카메라와 달리

    say/treated-as-refused
    ko 거절로 집계되다; 거부로 집계되다; 거절로 치다; 거부로 치다; 거절로 간주되다; 거부로 간주되다; 거부로 처리되다; 거부로 처리하다; 거절로 처리되다

    say/accepts-upgrade
    ko 전환을 수락하다; 전환에 동의하다; 전환을 받아들이다; 전환을 승인하다; 전환을 허락하다

    say/picks-moment
    en waits for a good moment; picks a good moment; waits for a quiet moment; waits until the user isn't busy;
      waits for the right moment; picks its own moment; chooses its own moment
    ko 적당한 때를 골라; 적당한 때를 고르다; 알맞은 때를 골라; 한가한 때를 골라; 적절한 시점을 골라; 때를 봐서

    prompt/any; say/own-prompt
    en its own one-time prompt; its own prompt; its own alert; its own dialog
    ko 수준마다 창이 하나씩; 수준마다 창이 따로; 수준마다 알림이 하나씩; 수준마다 알림이 따로; 권한마다 창이 하나씩; 권한마다 창이 따로

    say/one-key
    en one of the two strings; one of the two keys; one of the two usage strings; either of the two strings; either of the two keys
    ko 두 문구 가운데 하나; 두 문구 중 하나; 두 키 가운데 하나; 두 키 중 하나; 둘 중 한 키; 한쪽 문구; 한쪽 키

    say/returns-status
    en return the status that the user picked; return the status the user picked; return the user's choice;
      return what the user picked; return what the user chose; hand back the user's choice
    ko 고른 상태를 반환하다; 사용자가 고른 상태를 반환하다; 고른 상태를 돌려주다

    noun/held
    en event that triggered it; event that triggered the prompt; event that triggered the second prompt; event behind the prompt;
      event that caused the prompt; event that set it off; event that set off the prompt
    ko 촉발한 그 이벤트; 촉발한 이벤트; 알림을 부른 이벤트; 알림을 띄우게 한 이벤트; 알림을 불러온 이벤트; 창을 부른 이벤트


    grant/provisional
    ko 임시 단계; 임시 기간; 임시 허용 단계; 임시 허용 기간; 임시 허용 상태

    verb/stay
    en can't get beyond; cannot get beyond; can't go beyond; cannot go beyond; can't get past; never gets beyond;
      never gets past; won't get beyond; doesn't get beyond
    ko 을 넘지 못하다; 를 넘지 못하다

    say/no-usage-text
    en no usage text; no usage string; no purpose string; no text at all; without any usage text; without a usage text
    ko 목적 문구가 나오지 않다; 목적 문구가 없다; 목적 문구 없이; 문구가 나오지 않다; 문구 없이

    thing/shared-text
    en no usage text of its own; no text of its own; no usage string of its own; no purpose string of its own
    ko 따로 정한 문구가 없다; 고유한 문구가 없다

    say/three-buttons
    en the same three buttons; same three buttons; three buttons again; the same three options
    ko 똑같이 버튼이 세 개; 똑같은 버튼 세 개; 버튼 세 개가 똑같이

    thing/grace
    en grace seconds; seconds of grace
    ko 앱을 나간 뒤 몇 초 동안; 앱을 벗어난 뒤 몇 초 동안; 앱을 떠난 뒤 몇 초 동안; 앱을 나간 뒤 몇 초의 유예 시간;
      앱을 나간 직후 몇 초 동안; 앱을 벗어난 직후 몇 초 동안; 유예 시간; 유예 시간에; 유예 시간 동안; 유예 기간; 유예 기간에

    fn/filler
    ko 홈 화면 위로; 홈 화면 위에


    grant/provisional; say/is-provisional
    en provisionally authorized; provisionally authorized for Always; provisionally granted Always; is provisionally Always

    say/first-read
    en first see; first read; first sees; first reads; get to see first; read first of all


    say/no-stage
    ko 임시 단계 없이; 임시 기간 없이; 임시 단계를 거치지 않고; 임시 단계도 없이


    say/hurries
    en speeds the second prompt up; brings the second prompt forward; makes the second prompt come sooner;
      speeds the follow-up up; brings the follow-up prompt forward

    say/both-in-a-row
    en two prompts right after each other; both prompts within seconds; the two prompts follow each other
    ko 알림 두 개가 이벤트 없이 연달아; 알림 두 개가 잇따라; 두 알림이 잇따라; 창 두 개가 연달아; 창 두 개가 잇따라; 두 창이 잇따라; 알림이 연달아 두 번


    say/ruled-out
    en ruled Always out; rules Always out; ruled out Always; rules out Always; Always is off the table; Always is out of reach;
      Always is gone for good
    ko 물 건너가다; 물 건너간 것이다; 물 건너간 거다; 다 틀린 것이다

    prompt/second
    ko 임시 알림; 임시 창

    fn/filler
    en NSError; an NSError; who'd
    ko NSError를; 그날 안에; 그날 중으로; 당일 안에

    say/even-without-event
    en even if no event ever comes; even for apps that never get an event; for an app that never receives a background event;
      for an app that never gets an event
    ko 이벤트가 한 번도 없던 앱이라도; 이벤트가 한 번도 없어도; 이벤트가 전혀 없어도; 이벤트를 한 번도 받지 않아도


    verb/must-not-ask
    ko 다시 묻지는 못하다; 다시 물을 수는 없다; 또 물을 수는 없다; 또 묻지는 못하다; 다시 요청할 수는 없다; 다시 요청하지는 못하다;
      다시 물어볼 수 없다; 다시 물어볼 수는 없다; 다시 물어보지 못하다; 또 물어볼 수 없다


    say/whole-installation
    en until they delete it; until they delete the app; until it's deleted; until you delete it


    device/servicesOff
    en with services off; with services switched off; with services turned off; while services are off

    fn/filler
    en the other one
    """
}
