extension ClaimWords {
  /// Phrases of what is commonly said of classes, members, keys and platforms.
  static let ofCommonplacesOfThings = """
    say/only-with-always
    en works only if the app has Always; works only with Always; only works with Always; only works if the app has Always;
      works only for apps with Always; refuses to work unless the app holds Always; refuses to work unless the app has Always;
      does not work unless the app has Always; doesn't work unless the app has Always; unless the app holds Always;
      available only with Always; usable only with Always; needs Always to work; can only be used with Always;
      move the app up from When In Use to Always; move up from When In Use to Always
    ko Always 권한을 받은 앱에서만 동작하다; Always 권한을 받은 앱에서만; 항상 허용 권한을 받은 앱에서만; 항상 허용을 받은 앱에서만; Always 권한을 받은 앱만; 항상 허용 권한을 받은 앱만; 항상 허용을 받은 앱만;
      항상 허용 권한이 있어야만; 항상 허용이 있어야만; Always 권한이 있어야만; Always가 있어야만

    thing/purpose-parameter
    code fullAccuracyPurposeKey
    ko fullAccuracyPurposeKey로 넘기는 키

    say/too-many-sessions
    en holds more sessions than; more sessions than the system permits; more sessions than allowed; too many sessions; too many service sessions
    ko 서비스 세션이 너무 많을; 세션이 너무 많을; 세션이 너무 많다; 세션을 너무 많이 열다; 세션을 너무 많이 만들다; 열어 둔 서비스 세션이 너무 많을; 허용된 수보다 많은 세션

    say/one-for-all
    en one session in the app delegate; a single session for the whole app; one session for the whole app; one session in the app delegate for the whole app;
      one session for the entire app; a single session for the entire app
    ko 앱 전체에 세션 하나를; 앱 전체를 위한 세션 하나; 앱 델리게이트에서 세션 하나를

    say/release-behind
    en release your service session when the app goes to the background; release the session when the app goes to the background;
      invalidate the session when the app goes to the background; end the session when the app goes to the background
    ko 백그라운드로 갈 때 세션을 해제하세요; 백그라운드로 가면 세션을 해제하세요; 백그라운드로 가면 세션을 끝내세요

    say/no-need-to-hold
    en no need to hold a service session; no need to hold a session; needn't hold a session; need not hold a session; don't need to hold a session; no need for a session
    ko 세션을 잡고 있을 필요가 없다; 세션을 들고 있을 필요가 없다; 세션을 만들 필요가 없다

    say/one-in-app
    ko 앱에 하나만 존재할 수 있다; 앱에 하나만 존재하다; 앱 전체에 하나만 둘 수 있다; 앱에 하나만 둘 수 있다; 앱당 하나만 둘 수 있다; 앱당 하나만 만들 수 있다; 하나만 존재할 수 있다; 동시에 하나만 가질 수 있다;
      앱 하나에 하나만; 앞의 것이 무효가 되다

    say/only-explicit-kept
    en only explicit sessions are tracked; only explicit sessions are remembered; only explicit sessions survive; implicit ones are dropped;
      implicit sessions are dropped; implicit sessions are forgotten; implicit ones are forgotten; implicit ones from iterating live updates are dropped
    ko 명시적 세션만 기억되다; 명시적 세션만 추적되다; 암시적 세션은 잊히다; 암시적 세션은 버려지다; 암묵적 세션은 버려지다

    say/moving-again
    en after the device starts moving again; after the device moves again; once the device moves again; when the device starts moving again;
      the device has started moving; the device is moving again; the device started to move
    ko 다시 움직이기 시작했음을; 다시 움직이기 시작하다; 다시 움직이기 시작한; 움직이기 시작했음을

    say/no-position-found
    en no position could be found; no position was found; no position could be determined; no location could be found; the position could not be determined
    ko 위치를 찾지 못했음을; 위치를 찾지 못하다; 위치를 정하지 못했다는 뜻이다

    say/within-a-minute
    en within about a minute; within a minute; about once a minute; within a few seconds; about about every minute; every minute or so
    ko 1분 안에; 일 분 안에; 약 오래돼 봐야 3분 전; 길어야 3분 전; 실시간이라고 봐도

    say/takes-completion
    en takes a completion handler that is called; takes a closure that is called; takes takes a callback that is called; calls a completion handler; calls a closure with every
    ko 컴플리션 핸들러를 받다; 완료 핸들러를 받다; 콜백을 받다

    say/combine
    en Combine publisher; a Combine publisher; returns a publisher; is a publisher
    ko Combine 퍼블리셔; Combine 퍼블리셔이다; 퍼블리셔를 돌려주다; 퍼블리셔이다; sink로 구독하다

    say/call-counts
    en the bare call of; bare call; already counts as the start; counts as the start; the mere call; the call alone
    ko 호출하는 그 시점에; 호출하는 시점에; 호출하는 순간; 부르는 순간; 호출만 해도; 호출하기만 해도; 부르기만 해도

    say/tracking-neither
    en even if it tracked neither a background session nor an .always session; even if it tracked no session; even without a tracked session;
      even if it held neither; even if it held no session; even without any session; tracked neither a background session nor; without tracking a session
    ko 추적하던 세션이 없어도; 세션을 하나도 잡지 않았어도; 아무 세션도 없었어도; 어떤 세션도 잡고 있지 않았어도

    say/old-loop-goes-on
    en goes on feeding your old live-updates loop; goes on feeding your old loop; keeps feeding your old loop; keeps feeding the old loop;
      needn't iterate again; need not iterate again; no need to iterate again; don't have to iterate again; do not have to iterate again
    ko 순회를 다시 순회할 필요가 없다; 다시 순회하지 않아도 되다; 순회를 다시 시작하지 않아도 되다; 루프를 다시 돌 필요가 없다

    say/raises-limit
    en doubles what one app may watch; raises the limit; doubles the number; doubles what an app may watch; lifts the limit; plus another 20 beacon conditions;
      plus another 20; another 20 beacon conditions; get another 20; get twenty more
    ko 한도를 두 배로 늘리다; 한도가 늘어나다; 한도를 늘리다; 그만큼 더 감시할 수 있다; 두 배로 감시할 수 있다; 한도도 그만큼 늘어나다

    say/even-asleep
    en a Mac that is asleep still evaluates; a Mac that sleeps still evaluates; still evaluates the conditions; even while the Mac is asleep; even while the Mac sleeps; even when the Mac sleeps;
      even if the Mac sleeps; while the Mac is asleep as well; even a sleeping Mac; no crossing is missed overnight
    ko 맥이 잠들어 있는 동안에도; 맥이 잠자는 동안에도; 맥이 자고 있어도; 맥이 잠들어도; 맥이 잠든 동안에도; Mac이 잠들어 있는 동안에도; Mac이 잠자는 동안에도; Mac이 잠들어도; Mac이 잠든 동안에도; 잠자기 중에도; 잠자기 상태에서도

    say/no-reopen
    en no need to open the monitor again; no need to open it again; needn't open the monitor again; don't have to open the monitor again; without opening it again;
      events keep coming without it; without opening the monitor again; no need to reopen the monitor; need not reopen the monitor
    ko 모니터를 모니터를 다시 열지 않아도; 다시 열지 않아도 이벤트가

    say/delegate-for-monitor
    en only needs a delegate to be set; setting its delegate is enough; just needs its delegate set
    ko delegate만 지정하면; 델리게이트만 지정하면; 델리게이트만 설정하면; delegate만 설정하면; 델리게이트만 연결하면

    say/under-another-name
    en under another name; under a different name; under a new name; with another name; with a different name; with a new name
    ko 다른 이름으로 새로 만들다; 다른 이름으로 새로 만드는 것; 다른 이름으로 다시 만들다; 새 이름으로 만들다; 다른 이름의 모니터를 만들다

    say/condition-alone
    en gives you the condition but not the last event; gives the condition but not the last event; the condition but not the last event; the condition alone
    ko 조건만 알 수 있다; 조건만 돌려주다; 조건만 들어 있다; 마지막 이벤트는 알 수 없다; 마지막 이벤트는 들어 있지 않다

    say/event-alone
    en the last event but not the condition; the condition isn't part of it
    ko 마지막 이벤트만 알 수 있다; 마지막 이벤트만 돌려주다; 마지막 이벤트만 들어 있다; 그때의 조건은 꺼내 볼 수 없다; 조건은 꺼내 볼 수 없다; 조건은 알 수 없다

    say/condition-itself
    en hand the condition object itself to; pass the condition itself; pass the condition object; hand over the condition itself; pass the condition object itself; takes the condition itself; takes the condition object;
      the identifier isn't accepted; the identifier is not accepted
    ko CLCondition 인스턴스를 넘기세요; 조건 객체를 넘기세요; 조건 객체를 넘기다; 조건 객체 자체를 넘기다; 조건 인스턴스를 넘기다; CLCondition 인스턴스를 넘기다

    say/expected-accuracy
    en takes the accuracy you expect; is the accuracy you expect; the accuracy you expect; the expected accuracy; the desired accuracy
    ko 기대하는 정확도를; 예상 정확도를; 원하는 정확도를

    say/no-initial-state
    en no way to give an initial state; no way to set an initial state; can't be given an initial state; cannot be given an initial state
    ko 초기 상태를 지정하는 방법은 없다; 초기 상태를 지정할 수 없다; 초기 상태를 정할 방법이 없다; 처음 상태를 지정할 수 없다

    say/newer-sdk
    en built with Xcode 15; built with a recent Xcode; built with the latest Xcode; linked against a newer SDK
    ko Xcode 15로 새로 빌드한; Xcode 15로 빌드한; 최신 Xcode로 빌드한; 최신 SDK로 빌드한; 최신 SDK로 링크한

    say/still-reads
    en still takes the Always text from; takes its text from; takes the text from
    ko 읽어 알림에 띄우다; 읽어 항상 허용 알림에 띄워 주다; 읽어 항상 허용 알림에 띄우다; 문구를 알림에 띄우다

    say/current-text
    en the current purpose string; is the current purpose string; the recommended purpose string; the right purpose string; the recommended key; the current key; still the recommended key; the key of choice
    ko 지금도 권장되는 키; 아이폰 앱에서 권장되는 키; 지금도 아이폰 앱에서 권장되는 키; 지금도 아이폰 앱에서 권장되는 키이다; 권장되는 키이다; 현재 권장 키이다; 현재 쓰는 키이다

    say/belongs-in-iphone
    en belongs into iPhone apps; belongs in iPhone apps; belongs in an iPhone app; is for iPhone apps
    ko 아이폰 앱에 넣다; 아이폰 앱에 넣는 키이다; 아이폰 앱용이다; iPhone 앱에 넣다; iPhone 앱용이다

    say/never-precise
    en users can no longer turn on Precise Location; users can't turn on Precise Location; keeps its users from ever switching precise location on; keeps users from switching precise location on;
      keeps its users from switching precise location on; keeps users from turning Precise Location on; locks users into approximate location; can never get precise location
    ko 정확한 위치로 바꾸는 것도 불가능해지다; 정확한 위치로 바꾸는 것이 불가능해지다; 정확한 위치로 바꿀 수 없다; 정확한 위치를 켤 수 없게 되다; 정확한 위치로 바꿀 수 없게 되다; 정확한 위치를 다시 켤 수 없다

    say/standard-only
    en limits the standard service only; affects the standard service only; affects only the standard service; applies to the standard service only; applies only to the standard service; significant-change updates remain precise; visits remain precise
    ko 표준 서비스에만 적용되다; 표준 위치 서비스에만 적용되다; 표준 업데이트에만 영향을 주다; 표준 서비스에만 영향을 주다

    say/counts-as-authorization
    en counts as the user's location authorization; counts as location authorization; counts as authorization; counts as the authorization; replaces the location authorization; replaces location authorization; stands in for the authorization; makes a request unnecessary
    ko 위치 권한도 함께 부여되다; 위치 권한도 부여되다; 위치 권한까지 부여되다; 위치 권한을 대신하다; 별도 요청이 필요 없다; 위치 권한으로 인정되다; 권한 요청을 대신하다

    say/app-never-asked
    en even if the containing app has never asked; even if the app has never asked; even if the app never asks; though the containing app has never asked; without the app ever asking; even if the containing app never asked
    ko 본체 앱이 요청한 적이 없어도; 앱이 요청한 적이 없어도; 앱이 한 번도 요청하지 않았어도; 앱이 권한을 요청하지 않아도

    say/in-the-app-plist
    en in the Info.plist of the containing app; in the containing app's Info.plist; into the containing app's Info.plist; in the app's own Info.plist; in the host app's Info.plist
    ko 본체 앱의 Info.plist에; 위젯 익스텐션이 아니라 본체 앱의 Info.plist에; 메인 앱의 Info.plist에; 호스트 앱의 Info.plist에; 앱 본체의 Info.plist에

    say/false-mostly
    en is false most of the time; false most of the time; mostly false; usually false; flips to true only after the widget; becomes true only after the widget; only a few minutes after it was seen; only for a few minutes
    ko 화면에 보인 뒤 몇 분 동안만; 보인 뒤 몇 분 동안만; 표시된 뒤 몇 분 동안만; 위젯을 본 뒤 몇 분 동안만; 대부분 false이다; 평소에는 false이다

    say/is-return-value
    en is its return value; is the return value; comes as its return value; is returned by the call; is returned directly; no delegate method is involved
    ko 반환값으로 돌아오다; 리턴값으로 돌아오다; 반환값이다; 바로 반환되다

    say/error-method-optional
    en the error method is optional; error method is optional; the failure method is optional; implementing the success callback is all it takes; implementing didUpdateLocations is enough; without implementing the error method; didFailWithError is optional
    ko 오류 메서드는 선택 사항이다; 오류 메서드는 없어도 되다; 실패 메서드는 없어도 되다; 성공 메서드만 구현하면 되다; didFailWithError는 없어도 되다

    say/every-minute
    en as often as once a minute; as often as every minute

    say/seconds-apart
    en as often as ten seconds apart
    ko 짧으면 10초 간격으로도; 10초 간격으로도; 10초 간격으로; 십 초 간격으로; 몇 초 간격으로; 1분 간격으로

    say/no-restart
    en setting the delegate is enough; the service itself need not be started again; service need not be started again; needn't start the service again; need not start the service again;
      no need to start it again; no need to start the service again; without starting the service again; without restarting the service; without a new start
    ko 서비스를 재시작하지 않아도; 서비스를 서비스를 재시작할 필요가 없다

    say/after-authorized
    en once the user has authorized; as soon as the user has authorized; after the user has authorized; if the user has authorized; when the user has authorized; that the user has granted; whether the user has granted
    ko 사용자가 위치 권한을 허용했다고; 사용자가 권한을 허용했다고; 권한을 허용했다는 뜻이다; 권한이 있다는 뜻이다; 권한을 받았다는 뜻이다

    say/beacons-near
    en whether a beacon is nearby; whether there are beacons nearby; that a beacon is near; whether beacons are in range; if a beacon is nearby; if there is a beacon nearby
    ko 지금 근처에 비콘이 있는지를; 근처에 비콘이 있는지; 근처에 비콘이 있는지를; 주변에 비콘이 있는지; 주변에 비콘이 있는지를; 비콘이 가까이 있는지

    say/set-at-run-time
    en can still set the reason string at run time; set the reason string at run time; sets the reason at run time; set the reason at run time; give the reason at run time; still the way to give the reason
    ko 위치를 쓰는 이유를 넣는 현재 방식; 위치를 쓰는 이유를 넣는 현재 방식은; 이유를 넣는 현재 방식은; 이유를 실행 중에 정하다; 이유를 실행 중에 지정하다

    say/pays-to-ask
    en it pays to ask for Always; pays to ask for Always; it is worth asking for Always; worth asking for Always; gains from Always; allows more than When In Use; gives more than When In Use; lets an app do more than When In Use
    ko 항상 허용을 요청할 가치가 있다; 항상 허용을 요청하는 편이 낫다; 항상 허용 쪽이 더 많은 것을 할 수 있다; 앱 사용 중보다 더 많은 것을 허용하다

    say/has-to-configure
    en have to configure a background mode; has to configure a background mode; must configure a background mode; have to declare a background mode; has to declare a background mode; must declare a background mode
    ko 백그라운드 모드를 설정해야; 백그라운드 모드를 선언해야; 백그라운드 모드를 추가해야; 백그라운드 모드를 켜야

    say/background-mode
    en a background mode to keep receiving; background mode to keep receiving

    say/best-at-launch
    en it is best to start your location services straight at launch; best to start your location services straight at launch; best to start location services at launch; start your location services right at launch;
      start location services straight away; should start its services right at launch; should be started straight at launch
    ko 앱 시작 직후 위치 서비스를 켜 두는

    say/need-not-tell
    en needn't tell people; need not tell people; don't have to tell people; do not have to tell people; needn't tell users; need not tell users; don't have to tell users; no need to tell people; no need to tell users; needn't tell anybody
    ko 사용자에게 굳이 알릴 필요는 없다; 사용자에게 알릴 필요는 없다; 사용자에게 알릴 필요가 없다; 사용자에게 굳이 알릴 필요가 없다; 사용자에게 알리지 않아도 되다

    say/not-shared
    en solely to the manager that called; only to the manager that called; solely to the manager that asked; only to the manager that started; other managers of the app don't share them; other managers don't get them; not shared with other managers; not shared between managers
    ko 매니저마다 따로 관리되다; 다른 매니저와 공유되지 않다; 다른 CLLocationManager와 공유되지 않다; 매니저끼리 공유되지 않다; 호출한 매니저에만 전달되다; 시작한 매니저에만 전달되다

    say/own-property-tells
    en through a dedicated property whether; by a dedicated property whether; lets you query whether; lets the app query whether; lets you check whether; offers a property that tells whether; has a property that tells whether; a property tells whether
    ko 임시인지 영구인지는 CLLocationManager의 임시인지 영구인지는 임시인지 아닌지는 전용 프로퍼티로 알 수 있다; 전용 속성으로 알 수 있다

    say/another-app
    en because some other app on the phone calls; because another app on the phone calls; because some other app calls; because another app calls; when another app calls; when some other app calls; if another app calls
    ko 다른 앱이 호출하면; 다른 앱이 요청하면; 다른 앱의 요청 때문에; 다른 앱의 호출로; 다른 앱이 부르면

    say/branch-needed
    en don't leave out the `.authorizedAlways` branch; don't leave out the .authorizedAlways branch; keep the `.authorizedAlways` branch; since the enum has that case there as well; the enum has that case there as well; the case exists there as well
    ko 그곳의 열거형에도 그 케이스가 있다; 열거형에도 그 케이스가 있다; 그 케이스를 빼지 마세요

    say/blocking-call
    en is a blocking call; a blocking call; a synchronous call; is a synchronous call; the next line runs only after the user; returns only after the user; waits until the user has picked
    ko 동기 호출이라 리턴된 시점에는; 동기 호출이라; 동기 호출이므로; 동기 호출이어서; 동기 메서드라서; 동기 메서드라; 응답이 이미 반영되어 있다; 응답이 이미 반영돼 있다

    say/called-all-the-same
    en shows no dialog but does call your delegate; shows no dialog but calls your delegate; shows no prompt but does call your delegate; shows no alert but does call your delegate; shows nothing but does call your delegate; shows nothing but calls your delegate
    ko 창은 없지만 델리게이트는 호출되다; 알림은 없지만 델리게이트는 호출되다; 알림은 뜨지 않지만 델리게이트는 호출되다; 창은 뜨지 않지만 델리게이트는 호출되다

    say/with-empty-text
    en only with an empty explanation; with an empty explanation; with an empty text; with an empty message; with a blank explanation; just without an explanation; only without an explanation
    ko 설명 문구 자리가 빈 채로; 문구 자리가 빈 채로; 빈 문구로; 빈 설명으로; 설명이 빈 채로; 문구가 빈 채로; 설명 없이 뜨다

    say/either-way-prompts
    en the prompt comes up either way; the alert comes up either way; the prompt appears either way; the alert appears either way; the dialog appears either way; comes up either way; appears either way
    ko 어느 쪽이든 알림이 뜨다; 어느 쪽이든 창이 뜨다; 상관없이 알림이 뜨다; 상관없이 창이 뜨다; 관계없이 알림이 뜨다; 관계없이 창이 뜨다

    say/detects-entry
    en can detect when someone enters a place; can watch a place; can watch places; can monitor a place; detects entering a place
    ko 특정 장소 진입을 감지할 수 있다; 장소 진입을 감지할 수 있다; 특정 장소에 들어가는 것을 감지할 수 있다; 장소를 감시할 수 있다; 지역 진입을 감지할 수 있다
    """
}
