/// Words of `ClaimProperties.pageFacts`.
extension ClaimWords {
  static let ofPageFacts = """
    say/without-session
    en even when no session is held; even if no session is held

    say/stays-in-force
    en stays in effect; remains in effect; remains effective; stays effective; keeps its effect
    ko 그대로 효력이 있다; 효력이 있다; 효력을 가지다; 효력이 유지되다; 효력을 유지하다; 유효하다

    say/before-launch
    en before the next launch; before the launch; before it's launched again; before it is launched again

    say/users-decide-precision
    en users decide whether an app gets their precise location; users decide whether an app gets precise location;
      users can decide whether an app gets their precise location; users choose whether an app gets their precise location;
      users can choose whether an app gets their precise location; people decide whether an app gets their precise location;
      people can decide whether an app gets their precise location; people choose whether to share their precise location;
      users choose whether to share their precise location; users can choose whether to share their precise location;
      the user decides whether an app gets the precise location; the user decides whether your app gets precise locations;
      the person decides whether your app gets precise positions; the user can turn off Precise Location;
      users can turn off Precise Location; people can turn off Precise Location
    ko 사용자가 정확한 위치를 끌 수 있다; 사용자가 정확한 위치 제공 여부를 결정하다; 사용자가 정확한 위치 제공 여부를 선택하다

    say/read-by-old-only
    en is read only by iOS 8, 9, and 10; is read only by iOS 8, 9 and 10; is read only by iOS 10 and earlier; read only by iOS 10 and earlier;
      read only on iOS 10 and earlier; only read on iOS 10 and earlier; is used only by iOS 10 and earlier; is used only on iOS 10 and earlier;
      used only on iOS 8 to 10; only used on iOS 8 to 10; is needed only on iOS 10 and earlier; needed only on iOS 8 to 10; needed only on iOS 10 and earlier;
      is needed only for iOS 10 and earlier; is only needed on iOS 10 and earlier; is required only on iOS 10 and earlier; is read only by iOS 8 to 10; is read only on iOS 8 to 10
    ko iOS 10까지만 쓰이다; iOS 10까지만 필요하다; iOS 10까지만 사용되다; iOS 10 이하에서만 쓰이다; iOS 10 이하에서만 필요하다; iOS 10 이하에서만 사용되다; iOS 8부터 10까지만 쓰이다

    say/read-by-new
    en is read by iOS 8 through 13; is read by iOS 11 and later; is read on iOS 11 and later; is read only by iOS 11 and later;
      is used on iOS 11 and later; is required on iOS 11 and later; read on iOS 13 and later; is read by every version of iOS; is read on every version of iOS
    ko iOS 11 이상에서 쓰이다; iOS 11 이상에서 사용되다; iOS 11부터 쓰이다; iOS 11부터 사용되다

    say/tell-grants-apart
    en tell a one-time grant from a lasting one; tell a one-time grant from a lasting grant; tells a one-time grant from a lasting one;
      tell the one-time grant from a lasting one; distinguish a one-time grant from a lasting one; tell a temporary grant from a lasting one;
      tell a temporary grant from a permanent one; distinguish a temporary grant from a permanent one; tell a one-time grant apart from a lasting one

    say/has-to-start
    en has to start the updates; has to start updates; must start the updates; must start updates; needs to start the updates;
      has to start its updates; can start updates only; can start the updates only; can only start updates
    ko 업데이트를 시작해야 하다; 업데이트를 시작해야만 하다

    say/nothing-else-happens
    en keeps its old value; keeps its old value and nothing else happens; silently stays false; merely prints a message

    say/ends-with-use
    en only until the app leaves the foreground; only until it leaves the foreground

    say/unless-undecided
    en do nothing unless the status is undetermined; does nothing unless the status is undetermined; have no effect unless the status is undetermined;
      has no effect unless the status is undetermined; does nothing unless the status is notDetermined; has effect only while the status is undetermined

    say/may-prompt
    en cause a prompt; cause an authorization prompt; cause an authorization alert; cause a permission prompt; bring up the authorization prompt

    verb/prompted; say/brings-prompt-back
    en brings the prompt back; brings it up again; brings back the prompt; brings the alert back; shows the prompt once more;
      shows the prompt again; brings up the prompt again; the prompt comes back; prompt appears again; prompt appears once more

    verb/become; verb/fall-back; say/resets
    en is reset to; resets to; goes back to; falls back to; starts over at; starts again at
    ko 초기화되다; 초기화하다

    thing/forgets
    en forgets the old ones; forgets the earlier ones; forgets its old sessions; forgets your app's sessions; forgets the old sessions;
      forgets earlier sessions; forgets the previous sessions

    say/exact-places
    en exact places; keep exact places; exact coordinates
    ko 정확한 장소

    say/acts
    en acts; acts only; only acts; acts from

    fn/filler
    en delivery of; the delivery of; generation of; the generation of; data; information; geographic; horizontally; the one-time delivery of;
      one-time delivery of; information about

    say/left-region
    en left the specified region; left the region; left a region; leaves the region; leaves the specified region; exited the region;
      exited the specified region
    ko 지역을 벗어나다; 지역에서 벗어나다; 지역을 떠나다; 지역에서 나가다; 지정한 지역을 벗어나다

    say/entered-region
    en entered the specified region; entered the region; entered a region; enters the region; enters the specified region
    ko 지역에 들어오다; 지역에 들어가다; 지역에 진입하다; 지정한 지역에 들어가다

    gist/user-location; noun/location
    en user's current location; user's location; the user's current location; device's current location; current location of the device;
      user’s current location; device's location
    ko 사용자의 현재 위치; 기기의 현재 위치

    thing/beacon
    en specified beacon region; beacon region; beacon regions; specified beacon regions

    gist/bar
    en status bar changes its appearance; changes the appearance of the status bar; status bar changes
    ko 상태 막대의 모양이 바뀌다; 상태 표시줄의 모양이 바뀌다; 상태 막대가 바뀌다; 상태 표시줄이 바뀌다

    gist/smallest-move
    en minimum distance; smallest distance; least distance; distance a device must move; distance the device must move
    ko 최소 거리; 이동해야 하는 최소 거리

    gist/wanted-accuracy
    en accuracy of the location data; accuracy of the data that your app wants; accuracy that your app wants; accuracy your app wants
    ko 받으려는 위치 데이터의 정확도; 받고자 하는 위치 데이터의 정확도; 원하는 위치 데이터의 정확도

    gist/accuracy-level
    en level of accuracy; level of location accuracy; accuracy level
    ko 위치 정확도 수준; 정확도 수준; 정확도의 수준

    say/one-session
    en more than one service session at a time; only one service session at a time; only one service session at once; more than one session at a time;
      only one session at a time; a single service session at a time; just one service session; only a single service session
    ko 한 번에 하나의 세션만; 한 번에 하나의 서비스 세션만; 서비스 세션은 하나만; 세션은 하나만; 세션을 하나만; 서비스 세션을 하나만

    say/made-for-you
    en create a session for you; creates a session for you; creates sessions for you; creates sessions automatically; creates a session automatically;
      create sessions automatically; creates a session on behalf of your app; hold a session for you; holds a session for you
    ko 세션을 자동으로 만들다; 세션을 대신 만들다; 서비스 세션을 자동으로 만들다; 서비스 세션을 대신 만들다; 세션을 자동으로 생성하다

    say/prevents-precise
    en prevents the user from granting precise location; keeps the user from granting precise location; prevents precise location;
      prevents the person from granting precise location; prevents users from granting precise location; rules out precise location;
      prevents people from turning on Precise Location; prevents the user from turning on Precise Location; makes reduced accuracy permanent
    ko 정확한 위치를 허용하지 못하게 하다; 정확한 위치를 켜지 못하게 하다; 정확한 위치를 켤 수 없게 하다

    say/request-first
    en have to request authorization before; must request authorization before; must request authorization first; has to request authorization first;
      have to request authorization first; has to request authorization before; need to request authorization before; must call a request method first
    ko 먼저 권한을 요청해야 하다; 먼저 권한을 요청해야만 하다

    gist/updates-behind; noun/location
    en location updates in the background; background location updates

    say/in-addition
    en in addition to the new method; in addition to the newer method; as well as the new method; alongside the new method; along with the new method
    ko 새 메서드와 함께; 새 메서드와 더불어; 새로운 메서드와 함께

    say/current-systems
    en current systems; current releases; modern systems; recent systems; the latest systems

    say/only-one-manager
    en only for the manager that requested authorization; only for the manager that made the request; only for the manager that asked;
      only the manager that requested authorization; only on the manager that requested authorization; only for the first manager

    say/only-one-manager
    ko 권한을 요청한 위치 관리자의 델리게이트만; 권한을 요청한 매니저의 델리게이트만; 권한을 요청한 위치 관리자만; 요청한 위치 관리자만;
      요청한 위치 관리자의 델리게이트만; 처음 만든 위치 관리자만; 처음 만든 위치 관리자의 델리게이트만

    say/still-needed; verb/need
    ko 지금도 필요하다; 아직도 필요하다

    prompt/P-REM
    ko 백그라운드 사용 확인 알림; 백그라운드 위치 사용 확인 알림; 백그라운드 사용을 확인하는 알림

    say/exact-but-late
    en exact but delayed; precise but delayed; accurate but delayed; precise but late

    say/for-all-apps
    en applies to all apps; applies to every app; applies to all apps at once; is shared by all apps; counts for all apps; is device-wide
    ko 모든 앱에 적용되다; 모든 앱에 한꺼번에 적용되다; 모든 앱에 공통으로 적용되다

    say/prompt-failed
    en couldn't display the prompt; couldn't show the prompt; could not display the prompt; could not show the prompt;
      prompt couldn't be shown; prompt could not be shown; prompt couldn't be displayed; prompt could not be displayed
    ko 알림을 표시할 수 없었다; 알림을 보여 줄 수 없었다

    say/shares-approximate
    en give an app their approximate location; give apps their approximate location; give your app their approximate location;
      give an app only their approximate location; give apps only their approximate location; give an app an approximate location

    key/NSLocationWhenInUseUsageDescription
    en key for When In Use; text for When In Use; string for When In Use; description for When In Use; keys for When In Use
    ko 앱을 사용하는 동안 키; 앱 사용 중 키; 사용 중 키

    key/NSLocationAlwaysAndWhenInUseUsageDescription
    en key for Always

    noun/delegate
    en fails and the delegate; fails and your delegate; fails and its delegate
    """
}
