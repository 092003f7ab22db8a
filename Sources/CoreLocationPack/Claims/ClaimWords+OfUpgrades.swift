/// Words of levels that are raised.
extension ClaimWords {
  static let ofUpgrades = """
    say/must-precede-use
    en has to come before the When In Use prompt; must come before the When In Use prompt;
      must be shown before the When In Use prompt; must be requested before When In Use;
      has to be requested before When In Use; must come before When In Use;
      has to come before When In Use; has to be asked for before When In Use;
      must be asked for before When In Use; needs to come before the When In Use prompt;
      must come before the When In Use request; has to come before the When In Use request;
      must precede the When In Use request; must precede the When In Use prompt;
      must precede When In Use; has to precede When In Use; needs to be requested before When In Use
    ko 사용 중 허용보다 먼저 요청해야 하다; When In Use보다 먼저 요청해야 하다; 앱을 사용하는 동안 허용보다 먼저 요청해야 하다;
      When In Use 요청보다 먼저 불러야 하다; When In Use 요청보다 먼저 호출해야 하다; When In Use 요청보다 앞서야 하다

    say/until-event
    ko 백그라운드 위치 이벤트가 생길 때까지; 백그라운드 위치 이벤트가 발생할 때까지; 위치 이벤트가 생길 때까지; 위치 이벤트가 발생할 때까지;
      백그라운드 이벤트가 발생할 때까지; 이벤트가 발생할 때까지; 이벤트가 생길 때까지; 다음 이벤트가 생길 때까지
    en until a location event arrives; until a location event occurs;
      until a location event comes up; until an event comes up;
      until a background location event occurs; until the first background event;
      until an event needs Always; until an event requires Always

    thing/always-process
    en process of getting Always; process of obtaining Always; process for Always; Always process;
      procedure for Always; way to Always authorization; process of asking for Always;
      process that leads to Always
    ko 항상 허용을 얻기 위한 절차; 항상 허용을 얻는 절차; 항상 허용을 받기 위한 절차; 항상 허용을 받는 절차; 항상 허용 절차; Always 절차;
      항상 허용을 얻기 위한 과정; 항상 허용을 얻는 과정; Always 권한을 얻는 과정; Always 권한을 얻는 절차; 항상 허용을 요청하는 절차;
      Always 요청 절차

    say/then-asks
    en and only then shows the second prompt; and only then shows the second alert;
      and only then asks; and only then asks the user; and only then prompts;
      and only afterwards asks; and then asks the user; and then shows the second prompt;
      and only then displays the second prompt; and shows the second prompt afterwards;
      and asks the user afterwards; and asks afterwards; and only then asks the person

    say/no-event
    en without an event; without any event; without any events; without a background event;
      without events

    say/against
    en decides against Always; decide against Always; chooses not to allow Always;
      decided against Always; deciding against Always; chose against Always; says no to Always;
      said no to Always; user decides against Always; person decides against Always;
      user decided against Always; person decided against Always; user declines Always;
      user declined Always; user turned down Always; person turned down Always

    level/whenInUse; settings/whileUsing
    en restrict access to the time of app use; restrict access to app use; limit access to app use;
      limit access to the time of app use; limit access to the time the app is in use;
      restrict access to the time the app is in use

    phase/notInUse
    ko 앱을 쓰고 있지 않다; 앱을 사용하고 있지 않다; 쓰고 있지 않다; 사용하고 있지 않다; 앱을 안 쓰다; 앱을 안 쓰고 있다

    phase/inUse
    ko 앱을 쓰는 중; 앱을 사용하는 중; 앱을 쓰는 중에도; 앱을 쓰는 중에는

    effect/none
    ko 아무 일을 하지 않다; 아무 일도 하지 않다; 아무런 일도 하지 않다

    prompt/always
    ko 항상 허용을 줄지 묻는 알림; 항상 허용을 줄지 묻는 창; 항상 허용할지 묻는 알림; 항상 허용할지 묻는 창; 항상 허용을 물어보는 알림; 항상 허용을 묻는 창;
      항상 요청 창; Always 요청 창; 항상 허용 요청 창

    prompt/second
    en real question

    noun/held
    ko 대기 중에 쌓인 이벤트; 대기하는 동안 쌓인 이벤트

    event/eventReady:always
    en event comes along that would need real Always; event comes along that needs Always;
      event comes along that would need Always; event comes up that needs Always;
      event occurs that needs Always; event that would need real Always;
      event that needs real Always; ones that need more; events that need more;
      event that needs more

    thing/quiet-second
    en waits for a quiet moment to ask the user a second time;
      waits for a quiet moment to ask the user again; waits for a quiet moment to ask again;
      waits for a quiet moment to ask the person a second time;
      waits for a good moment to ask the user a second time

    say/short-trip
    ko 일이 초 만에 돌아오다; 1초 만에 돌아오다; 몇 초 만에 돌아오다; 금방 돌아오다; 곧바로 돌아오다; 잠깐 홈 화면에 나가다; 잠깐 홈 화면에 나갔다 오다;
      잠깐 홈 화면에 나갔다가 돌아오다; 바로 되돌아오다; 금세 돌아오다

    fn/then
    ko 이 시기에는; 이 시기에; 그 시기에는; 당시에는

    fn/filler
    ko 확인 삼아; 중요

    verb/pile
    en are delivered in order; are delivered one after another; is delivered in order;
      are handed over in order

    say/two-chances
    en can be requested twice; can be asked for twice; may be requested twice; can be made twice;
      has two attempts; gets two attempts; gets two chances; has two chances
    ko 최대 두 번 요청할 수 있다; 최대 두 번까지 요청할 수 있다; 두 번 요청할 수 있다; 두 번까지 요청하다; 두 번까지 요청할 수 있다; 두 번까지 물어볼 수 있다;
      두 번까지 부를 수 있다; 두 번까지 호출할 수 있다; 기회는 두 번까지 주어지다; 세 번까지 요청할 수 있다; 기회는 두 번 주어지다; 기회가 두 번 있다;
      기회를 두 번 얻다; 기회가 두 번 주어지다; 두 번의 기회가 있다; 두 번의 기회가 주어지다

    say/can-be-raised
    en can be upgraded; may be upgraded; can be raised; may be raised; can be turned into Always;
      is eligible for the upgrade; qualifies for the upgrade
    ko 업그레이드될 수 있다; 승격될 수 있다; 올릴 수 있다; 승격할 수 있다

    phase/inUse
    ko 앱을 사용하는 동안에도; 앱을 쓰는 동안에도; 앱을 쓰고 있는 동안에도; 앱을 사용 중일 때도; 앱을 쓰고 있을 때도

    say/right-behind
    en appears as soon as the user has answered the first; appears as soon as the first is answered;
      appears as soon as the user answers the first; as soon as the user has answered the first;
      as soon as the first is answered; as soon as the user answers the first;
      as soon as the first prompt is answered; as soon as the first has been answered;
      immediately after the first is answered; right after the first is answered;
      once the first is closed; the moment the first is answered
    ko 첫 번째 알림에 답하자마자; 첫 번째 알림에 답하는 즉시; 첫 알림에 답하는 즉시; 첫 번째 알림이 닫히자마자; 첫 번째 창에 답하자마자; 첫 번째 창이 닫히자마자;
      첫 창이 닫히자마자

    say/app-decides
    en the app chooses when; the app decides when; the developer chooses when;
      the app determines when; the app picks when; app picks when

    say/never-dropped
    en never gets too old; never get too old; never becomes stale; never become stale;
      is never too old
    ko 아무리 오래되어도 버려지지 않다; 아무리 오래되어도 폐기되지 않다; 아무리 오래돼도 버려지지 않다

    say/tells-from
    en tells provisional Always from permanent Always;
      tell provisional Always from permanent Always; tells permanent Always from provisional Always;
      tell permanent Always from provisional Always; tells a provisional grant from a permanent one;
      tell a provisional grant from a permanent one; tells a temporary grant from a lasting one;
      tell a temporary grant from a lasting one; tells temporary grants from lasting ones;
      tells Allow Once from Allow While Using App; tell Allow Once from Allow While Using App

    thing/whether-temporary
    en whether a When In Use grant is temporary; whether the When In Use grant is temporary;
      whether the grant is temporary; whether a grant is temporary;
      whether the grant came from Allow Once; whether a grant came from Allow Once;
      whether the user chose Allow Once; whether the user tapped Allow Once;
      whether the person chose Allow Once; whether the current grant is temporary;
      whether the grant lasts; whether When In Use is temporary;
      whether the grant is temporary or lasting
    ko 권한이 일시적인지; 일시적인 권한인지; 권한이 임시인지; 한 번 허용인지 계속 허용인지; 권한이 한 번 허용에서 왔는지; 권한이 일시적인지 아닌지;
      한 번 허용을 눌렀는지

    say/short-trip; event/leaveForeground
    en the user leaves the app for a second; the user leaves the app for a moment;
      the person leaves the app for a moment; the person leaves the app for a second;
      leaves the app for a second; leaves the app for a moment; leaves the app for a few seconds;
      comes back within a second; comes back after a second; comes back a second later;
      returns within a second; returns after a second; is back within a second;
      steps out of the app for a second
    ko 앱을 잠깐 벗어나기만 하다; 앱을 잠깐 벗어나다; 앱을 잠깐만 벗어나다; 앱을 잠시 벗어나다; 앱을 잠깐 나갔다 오다; 앱에서 잠깐 나갔다 오다;
      앱을 몇 초만 벗어나다

    say/turns-permanent
    en becomes permanent by itself; becomes permanent after a week; becomes permanent after a while;
      becomes permanent after some time; becomes permanent after a few days;
      becomes permanent on its own; turns permanent on its own; becomes permanent automatically;
      turns permanent by itself; becomes permanent with time
    ko 저절로 영구적이 되다; 저절로 영구 권한이 되다; 저절로 영구적인 권한이 되다; 자동으로 영구 권한이 되다; 저절로 영구 권한으로 바뀌다;
      자동으로 영구 권한으로 바뀌다

    say/two-chances; how/again
    en gets a second attempt; has a second attempt; gets a second chance; has a second chance

    say/callback-again; noun/delegate; how/again
    ko 콜백이 한 번 더 오다; 콜백이 또 오다; 콜백이 다시 오다; 콜백이 한 번 더 호출되다; 콜백이 또 호출되다; 콜백을 다시 받다; 콜백을 한 번 더 받다

    say/told-again; verb/call; how/again
    en is called again; is called once more; is notified again; is notified once more

    thing/when-it-shows
    ko 언제 표시될지는; 언제 뜰지는; 언제 나타날지는; 언제 보일지는; 언제 표시될지; 언제 뜰지; 언제 나타날지; 언제 뜨는지는; 언제 나타나는지는

    say/must-run
    en must be running; has to be running; must be open; has to be open; needs to be running; needs to be open
    ko 실행 중이어야 하다; 실행되고 있어야 하다; 열려 있어야 하다; 켜져 있어야 하다

    thing/use-option
    ko 사용하는 동안만 허용하는 선택지; 사용하는 동안만 허용하는 버튼; 사용 중에만 허용하는 선택지; 앱을 사용하는 동안만 허용하는 선택지; 사용하는 동안만 허용하는 항목;
      앱을 쓰는 동안만 허용하는 선택지
    en option to allow it only while using the app; choice to allow it only while using the app;
      option to allow access only while using the app; option for access only while using the app;
      option to restrict it to the time of use

    label/Allow Once
    ko 한 번만 허용하는 선택지; 한 번만 허용하는 버튼; 이번 한 번만 허용하는 선택지; 이번만 허용하는 선택지; 한 번만 허용하는 항목

    say/process-again
    en start the process once more; starts the process once more; begin the process once more;
      start the whole process once more; process once more

    say/however-long
    ko 사용자가 답할 때까지 얼마든지; 답할 때까지 얼마든지; 얼마든지 오래; 사용자가 답할 때까지 아무리 오래; 사용자가 답할 때까지 언제까지나

    say/made-lasting
    en turns it into a lasting one; turns the grant into a lasting one; makes it permanent;
      makes the grant permanent; makes the grant last; makes it last; turns it into a permanent one

    say/raised-unasked
    en raised to Always without a prompt; raised to Always without asking;
      upgraded to Always without a prompt; upgraded to Always without asking;
      is raised without a prompt; gets Always without a prompt; gets Always without another prompt;
      receives Always without a prompt; becomes Always without a prompt
    ko 묻지 않고 항상 허용으로 올라가다; 묻지 않고 항상 허용으로 바뀌다; 묻지 않고 항상 허용이 되다; 창 없이 항상 허용으로 바뀌다; 알림 없이 항상 허용으로 바뀌다;
      알림 없이 항상 허용이 되다; 창 없이 바로 항상 허용이 되다; 사용자에게 묻지 않고 항상 허용으로 올리다
    """
}
