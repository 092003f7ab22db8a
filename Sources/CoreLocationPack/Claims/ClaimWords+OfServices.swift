/// Words of services, devices and symbols.
extension ClaimWords {
  static let ofServices = """
    thing/every-moment
    en about every second; every second or so; about once a second; roughly every second;
      about once a minute; roughly once a minute; about every minute; every minute or so

    say/other-an-hour
    en about once an hour; roughly once an hour; once every hour; about once per hour
    ko 한 시간에 한 번꼴로; 한 시간에 한 번 정도; 시간당 한 번 정도; 시간당 한 번꼴로

    say/explicit-mode
    en explicit-session mode; explicit session mode; explicit-session key set;
      explicit-session key is set

    say/no-session
    en without a session; without any session held; no session has to be held; no session is necessary;
      no session is required; no session needs to be held; although no session is held;
      while no session is held; with no session at all

    thing/no-sign
    en without displaying any indicator; without showing any indicator; without any indicator;
      without an indicator; without displaying an indicator; without showing an indicator;
      without a visible indicator; no visible sign; no indicator at all; without any visible sign
    ko 아무런 표시도 나타나지 않다; 아무 표시도 나타나지 않다; 아무런 표시 없이; 아무 표시 없이;
      표시를 띄우지 않다; 인디케이터를 띄우지 않다; 인디케이터 없이

    thing/no-loop
    ko 순회 여부와는 상관없다; 순회 여부와 상관없다; 순회는 안 해도 상관없다; 순회하지 않아도 상관없다;
      순회는 하지 않아도 되다; 순회하지 않아도 되다

    thing/revival
    en can be reactivated; be put to work again; can be put to work again; takes up its goal again;
      take up its goal again
    ko 같은 객체에서 다시 시작할 수 있다; 다시 되살릴 수 있다; 다시 활성화할 수 있다; 되살릴 수 있다;
      되살아나다; 다시 살릴 수 있다

    thing/thrown-away
    ko 폐기되다; 버려지다; 그 자리에서 사라지다; 폐기하다

    fn/filler
    en just as well; dramatic
    ko 난생처음; 약

    service/location-notification
    en notification with a location trigger; local notification with a location trigger;
      notifications with a location trigger; location-triggered notification;
      local notifications with a location trigger; location-based local notification;
      notification that is triggered by location
    ko 위치 트리거를 단 로컬 알림; 위치 트리거를 단 알림; 위치 트리거 알림; 위치 기반 로컬 알림;
      위치로 트리거되는 알림

    verb/inform-app
    en hands the app the position; hands the app the location; hands it the position;
      hands it the location; passes the position to the app; passes the location to the app;
      delivers the position to the app; delivers the location to the app; gives the app the position;
      gives the app the location; hands the position to the app; hands the location to the app;
      gives the app the coordinates; hands the app the coordinates; passes the coordinates to the app
    ko 앱에 좌표를 넘겨주다; 앱에 위치를 넘겨주다; 앱에 좌표를 전달하다; 앱에 위치를 전달하다;
      앱에 좌표를 건네다; 앱이 그 사실을 통보받다; 앱이 곧바로 통보받다; 앱이 바로 통보받다;
      앱에 좌표를 알려 주다; 앱에 위치를 알려 주다

    service/heading
    en heading callbacks
    code didUpdateHeading

    thing/resumes-itself
    en without starting the service again; without starting it anew; without starting the service anew;
      without restarting the service; without calling start again; without calling it again;
      without another start
    ko 서비스를 다시 시작하지 않아도; 다시 시작하지 않아도; 다시 켜지 않아도; 다시 호출하지 않아도;
      다시 시작할 필요 없이; 다시 시작하지 않고도

    say/no-session
    en no session held

    term/magnetometer
    code magnetometer

    type/boolean
    code Bool

    thing/is-string
    en takes one string; is one single string
    ko 문자열 하나를 값으로 받다; 문자열을 값으로 받다; 문자열 하나를 값으로 가지다;
      값으로 문자열을 받다; 값으로 문자열 하나를 받다

    say/other-app
    en all other apps of that developer; other apps of that developer; all apps of the same developer;
      every app of the same developer; other apps from the same developer; other apps by that developer;
      every other app of the same developer; every other app by the same developer;
      the developer's other apps

    say/granted-too
    en receive it too; get it too; are granted it too; get it as well; receive it as well;
      receive it automatically; get it automatically; are authorized too; are authorized as well;
      are automatically authorized; inherit it; inherits it; is authorized too; are covered as well;
      are covered too; share the grant; are allowed too; have it too; have it as well
    ko 함께 승인되다; 함께 허용되다; 함께 권한을 받다; 함께 얻다; 자동으로 승인되다; 저절로 승인되다;
      자동으로 허용되다; 저절로 허용되다; 자동으로 권한을 얻다; 자동으로 권한을 받다; 같이 허용되다;
      같이 승인되다; 덩달아 허용되다

    say/no-problem
    ko 아무 문제가 없다; 아무 문제도 없다; 아무런 문제가 없다; 아무런 문제도 없다

    say/tells-confirmed
    en tell whether an Always grant has been confirmed; tell you whether Always is provisional;
      tells you whether an Always grant has been confirmed; tells whether an Always grant has been
      confirmed; tells you whether Always is provisional; tells whether the grant is provisional;
      tells you whether the grant is provisional; tells whether the Always grant is provisional;
      tells you whether the Always grant is provisional; tells whether Always has been confirmed;
      tells you whether Always has been confirmed; reveals whether Always is provisional; tells
      you whether Always is provisional or permanent; tells whether Always is provisional or
      permanent; says whether Always is provisional or permanent; shows whether Always is
      provisional or permanent; distinguishes provisional from permanent Always
    ko 항상 허용이 임시인지 알려 주다; 임시 항상 허용인지 알려 주다; 항상 허용이 확정되었는지 알려 주다;
      항상 허용이 확인되었는지 알려 주다; 항상 허용이 임시인지 확인할 수 있다;
      임시인지 아닌지 알려 주다; 임시 상태인지 알려 주다; 임시인지 확정인지 알려 주다

    thing/as-argument
    en as an argument; as a parameter; as its argument; as its parameter; in its argument

    say/never-again-precise
    en prevents the user from ever giving the app precise location;
      prevents the user from giving the app precise location;
      prevents the user from turning on precise location;
      prevents users from turning on precise location;
      prevents the user from turning Precise Location on;
      prevents users from turning Precise Location on; prevents people from turning on precise location;
      keeps the user from turning on precise location; keeps users from turning on precise location;
      keeps the user from turning Precise Location on; makes it impossible to turn on precise location;
      makes it impossible for the user to turn on precise location;
      makes it impossible for users to turn on precise location; rules out precise location for good;
      rules out precise location forever; prevents the user from ever granting precise location;
      prevents the user from ever switching to precise location;
      stops the user from turning on precise location
    ko 정확한 위치를 켤 수 없게 되다; 정확한 위치를 켤 수 없게 하다; 정확한 위치를 켜지 못하게 하다;
      정확한 위치를 켜지 못하게 막다; 정확한 위치를 영영 켤 수 없다; 정확한 위치를 영영 받지 못하다;
      정확한 위치를 절대 받지 못하다

    say/starts-fine
    ko 정상적으로 업데이트가 시작되다; 업데이트가 정상적으로 시작되다; 정상적으로 시작되다;
      문제없이 시작되다; 문제없이 시작할 수 있다; 새로 시작해도 되다

    say/unsatisfied
    en unsatisfied

    status/notDetermined
    ko 권한이 결정되지 않은 상태; 권한이 결정되지 않은 경우; 권한이 아직 결정되지 않은 상태;
      권한이 아직 결정되지 않은 경우; 권한이 결정되지 않았다면; 앱이 아직 묻지 않은 경우;
      앱이 아직 묻지 않았을 경우; 아직 묻지 않은 상태

    say/though-released
    en even after it is released; even after it was released; even if it is released;
      although it was released; even though it was released; even after the object is released;
      even if the object is released; even if you release it; even after you release it;
      even if nobody holds it
    ko 해제해도; 해제하더라도; 해제되더라도; 해제되어도; 메모리에서 해제되더라도; 메모리에서 해제되어도;
      객체를 해제해도; 객체를 해제하더라도

    thing/every-moment
    en at most every minute; at most once a minute; every few seconds; every couple of seconds

    thing/any-number
    en no limit on the number of conditions; no limit on the number of regions;
      no limit to the number of conditions; no limit to the number of regions; unlimited conditions;
      unlimited regions; as many conditions as it likes; as many conditions as you like;
      as many regions as you like; an unlimited number of conditions; an unlimited number of regions
    ko 조건 개수 제한이 없다; 조건 개수에 제한이 없다; 조건 수에 제한이 없다; 지역 개수 제한이 없다;
      지역 개수에 제한이 없다; 지역 수에 제한이 없다; 개수 제한이 없다; 개수에 제한이 없다;
      개수 제한 없이; 무제한으로

    thing/own-regions
    en its own list of monitored regions; its own list of regions; a list of regions of its own;
      its own monitored regions

    say/window-open
    en as long as its window is open; while its window is open; as long as a window is open;
      while a window is open; whenever its window is open; as long as one of its windows is visible;
      while one of its windows is visible; as long as its window is visible;
      while its window is visible; as long as it has an open window
    ko 창이 열려 있는 동안; 창이 열려 있는 한; 창이 열려 있기만 하면; 창이 보이는 동안; 창이 보이는 한

    say/on-the-wrist
    en on the watch itself; on the wrist; appears on the watch; shown on the watch;
      is shown on the watch; on the watch screen; on the watch's own screen; on the watch
    ko 워치 화면에서 직접; 워치 화면에 직접; 워치 화면에 나타나다; 워치 화면에 뜨다; 워치에서 직접;
      손목 위에서; 워치 자체에서; 워치에 나타나다; 워치에 뜨다

    say/first-made
    en for the first time; is first created; was first created; first created; is first made;
      was first made; brand new; brand-new; very first

    say/into-app-plist
    en goes into the app's Info.plist; belongs in the app's Info.plist;
      belongs into the app's Info.plist; goes in the app's Info.plist;
      goes into the main app's Info.plist; belongs in the main app's Info.plist
    ko 앱의 Info.plist에 넣다; 앱 본체의 Info.plist에 넣다; 앱 본체의 plist에 넣다; 앱의 plist에 넣다

    thing/gps
    code gps

    say/needs-configuration
    en requires a configuration; needs a configuration; must be given a configuration;
      must be passed a configuration; has to be given a configuration; configuration is mandatory;
      configuration is required; cannot be called without a configuration;
      can't be called without a configuration
    ko 구성을 반드시 넘겨야 하다; 구성을 꼭 넘겨야 하다; 구성을 반드시 지정해야 하다;
      구성을 꼭 지정해야 하다; 구성을 생략할 수 없다; 구성이 필수다; 구성은 필수다

    say/off-from-the-start
    ko 기본적으로 꺼져 있다; 기본으로 꺼져 있다; 처음부터 꺼져 있다; 처음에는 꺼져 있다;
      기본적으로 비활성화되어 있다

    say/on-from-the-start
    ko 기본적으로 켜져 있다; 기본으로 켜져 있다; 처음부터 켜져 있다; 처음에는 켜져 있다;
      기본적으로 활성화되어 있다

    thing/time-between
    en the time between updates; time between updates; time between two updates;
      the interval between updates

    say/around-the-clock
    en around the clock; day and night; all day long; 24 hours a day
    ko 하루 종일; 하루 동안; 밤낮없이; 24시간 내내

    event/terminate:byUser
    en swipes the app away; swiped the app away; swipes the app away in the app switcher;
      swiped away in the app switcher; swipes it away
    ko 앱 전환기에서 종료하다; 앱 전환기에서 직접 종료하다; 앱 전환기에서 앱을 종료하다;
      앱 전환기에서 앱을 밀어 올려 종료하다; 앱을 밀어 올려 종료하다; 앱 전환기에서 밀어 올려 종료하다;
      사용자가 앱 전환기에서 직접 종료하다; 사용자가 앱 전환기에서 앱을 밀어 올려 종료하다

    device/locked
    ko 잠금을 한 번도 풀지 않다; 한 번도 잠금을 풀지 않다; 잠금을 아직 풀지 않다;
      잠금을 한 번도 해제하지 않다

    phase/suspended
    en during suspension; during its suspension
    ko 일시 중단 중; 일시 중단되어 있는 중

    thing/thrown-away; noun/location
    ko 업데이트를 버리다; 위치 업데이트를 버리다

    say/mac-sleeps
    en while the Mac sleeps; while the Mac is asleep; even while the Mac sleeps;
      even when the Mac is asleep; even if the Mac is asleep; while a Mac sleeps; while a Mac is asleep
    ko 맥이 잠자는 동안에도; Mac이 잠자는 동안에도; 맥이 잠든 동안에도; Mac이 잠든 동안에도;
      맥이 잠자기 상태여도; Mac이 잠자기 상태여도; 잠자는 동안에도

    say/limited-to-always
    en is limited to apps with Always; are limited to apps with Always;
      is reserved for apps with Always; are reserved for apps with Always;
      is open only to apps with Always; is reserved for Always; are reserved for Always
    ko 항상 허용을 받은 앱만 쓸 수 있다; 항상 허용이 있는 앱만 쓸 수 있다;
      항상 허용을 받은 앱만 사용할 수 있다; 항상 허용이 있는 앱만 사용할 수 있다;
      항상 허용을 받은 앱만 이용할 수 있다; 항상 허용 권한을 받은 앱만 사용할 수 있다;
      항상 허용 권한을 받은 앱만 쓸 수 있다; 항상 허용 권한이 있는 앱만 쓸 수 있다;
      항상 허용 권한이 있는 앱만 사용할 수 있다

    phase/background; say/started-behind
    en can be started from the background; may be started from the background;
      can be started in the background; may be started in the background;
      can be started while in the background

    event/reboot
    ko 아이폰을 다시 켜다; 기기를 다시 켜다; 전원을 다시 켜다; 휴대폰을 다시 켜다; 전원을 껐다 켜다

    service/location-notification
    en location-based notification; location-based notifications;
      location triggers for local notifications; location trigger for local notifications;
      location triggers of local notifications; location trigger of a local notification

    event/answer:any
    en the user's permission choice; the user's authorization choice; the user's choice about permission

    say/other-app
    en all apps of a developer; apps of one developer; all apps of one developer;
      all apps of the same vendor; apps of the same vendor
    """
}
