/// Words for what sessions, widgets, extensions and the location button are said to do beside
/// something else.
extension ClaimWords {
  static let ofExtensionRules = """
    fn/filler; how/at-once
    en without waiting for the app; without waiting for the foreground; without waiting for the app to be opened;
      right there; right then and there; there and then; on the spot; then and there

    fn/elsewhere
    en does not exist below it; doesn't exist below it; is not available below it; is unavailable below it;
      isn't available below it; below that; on anything older

    say/remembers; verb/last
    en remembers the previous ones; remembering the previous ones; remembers the earlier ones;
      remembering the earlier ones; remembers the old ones; remembering the old ones

    about/session; say/retaken-anytime
    en retake our sessions lazily; retake sessions lazily; recreate sessions lazily; take our time retaking;
      retake them whenever; no need to hurry with retaking; retake your sessions later

    api/LocationButton
    en Core Location's button; Core Location's own button

    say/same-value
    ko 같은 값; 똑같은 값

    say/among-them
    ko 그 안에; 그 가운데; 그중에; 그 속에; 그 안에는; 그중에는

    prompt/any; thing/own-prompt
    en its own location dialog; its own location prompt; its own location alert; its own permission dialog;
      its own permission prompt; its own permission alert; its own prompt; its own dialog
    ko 자체 위치 알림; 자체 권한 알림; 자체 권한 창; 자체 위치 창; 자기 위치 권한 프롬프트; 자체 프롬프트; 자체 위치 권한 알림; 자기 위치 권한 알림; 자기 권한 알림

    thing/widget
    en a widget that lacks permission; a widget without permission; widgets without permission;
      widgets that lack permission
    ko 권한이 없는 위젯; 권한 없는 위젯

    thing/no-sign
    en see no location indicator; sees no location indicator; see no indicator; sees no indicator;
      no location indicator is shown

    say/unseen-by-user
    en invisibility; stays invisible to the user; stay invisible to the user; invisible to
      users; run secretly; runs secretly; run in secret; run unnoticed; runs unnoticed; work in
      secret; work secretly; stay hidden from the user; stays hidden from the user
    ko 사용자 눈에 안 띄다; 눈에 안 띄다; 사용자에게 안 보이다; 티가 안 나다; 티 나지 않다

    thing/revival
    en reactivate the very same object; reactivate the same object; reactivate the object;
      reactivate the same session; reactivate it; bring the same object back; bring the same session back;
      use the very same object again; use the very same session again; revive the same object
    ko 같은 객체를 그대로 되살리다; 같은 객체를 되살리다; 같은 세션을 되살리다; 그대로 되살려 쓰다; 같은 객체를 살려 쓰다; 되살려 쓰다

    verb/create
    en spin up your; spin up the; spin up a; spun up the; spun up a; spins up a; spinning up a

    say/upgrade-wish
    en an upgrade wish; wish for Always
    ko 세션의 승급; 항상 승급; 항상 허용 승급; 항상 목표

    accuracy/full; thing/full-goal
    en full-accuracy goal; a full-accuracy goal; goal of full accuracy
    ko 전체 정확도 목표; 정밀 위치 목표

    say/no-term
    en has no expiry; has no expiry date; has no time limit; without an expiry date; never runs out;
      is for keeps; theirs to keep
    ko 기한이 없다; 만료 기한이 없다; 기한 제한이 없다; 만료일이 없다; 지우기 전까지 쭉 유지되다; 지우기 전까지 유지되다; 클립을 지우기 전까지 쭉 유지되다;
      지울 때까지 유지되다

    fn/filler; say/one-tap
    en one tap; a single tap; tapping it once; one press

    say/not-side-by-side
    en can't be held side by side; cannot be held side by side; can't coexist; cannot coexist;
      can't overlap; cannot overlap; must not overlap; can't be stacked; cannot be stacked
    ko 겹쳐 쥘 수 없다; 동시에 쥘 수 없다; 앞의 것이 밀려나다; 앞의 세션이 밀려나다; 먼저 것이 밀려나다

    phase/background
    ko 뒤로 물러난 앱이; 뒤로 물러난 앱; 뒤로 물러난 상태; 뒤로 물러난 뒤

    fn/filler
    ko 그제야; 이제야

    phase/background
    ko 배경에서; 배경에 있다; 배경에 가 있다; 배경 상태; 배경으로 간; 배경에 머물다

    noun/diagnostic; verb/belong
    en have been part of; has been part of; is part of

    verb/last; say/runs-on
    en carries on by itself; keeps running; goes on running; lives on; survives on its own
    ko 혼자 계속 돌아가다; 혼자 돌아가다; 알아서 계속 돌아가다; 그대로 돌아가다

    say/shown-text
    en takes the text; takes the text to display; takes the sentence; text to display
    ko 화면에 띄울 문장; 띄울 문장; 보여 줄 문장; 표시할 문장; 문장을 그대로 넣다

    say/never-held
    en even if none was held before; though none was held before; even though none was held before;
      even without an earlier one; even if you never held one
    ko 전에 쥔 적이 없어도; 쥔 적이 없어도; 쥔 적이 없더라도; 전에 든 적이 없어도; 만든 적이 없어도

    say/always-apps-exclusive
    en is limited to apps with Always; are limited to apps with Always; is reserved for apps with Always;
      are reserved for apps with Always; reserved for Always apps; only makes sense with Always
    ko 항상 허용을 받은 앱 전용; 항상 허용 앱 전용; 항상 허용 전용; 항상 허용을 받은 앱만의 것

    say/survives-unlimited
    en survive a force quit without limit; survives a force quit without limit; survive termination without limit;
      survive any number of launches; live on without limit
    ko 무기한 살아 있다; 무기한 기억되다; 끝없이 기억되다; 언제까지고 기억되다

    verb/introduce
    ko 와서야 쓸 수 있게 되다; 와서야 생기다; 와서야 나오다; 와서야 추가되다; 가서야 생기다

    device/restricted; status/restricted
    ko 보호자 제한이 걸리다; 보호자 제한이 걸린; 보호자 제한에 걸린; 제한이 걸린 기기

    verb/satisfy
    ko 요건을 채우다; 조건을 채우다; 요건을 충족하다

    say/explicit-rule
    en explicit-session rule; explicit-session requirement; the explicit-session rule
    ko 명시적 세션 요건; 명시적 세션 조건; 명시적 세션 규칙

    verb/suffice
    en is plenty; are plenty; does the rest

    say/never-by-itself
    en by itself never prompts; never prompts by itself; never prompts on its own; never asks by itself;
      doesn't prompt by itself; does not prompt by itself; by itself doesn't prompt; won't prompt by itself;
      can't prompt by itself; never asks on its own

    verb/become; say/replaces
    en take the place of; takes the place of; stand in for; stands in for

    fn/filler; say/inverted
    en do you see; do you get; do you find; do we see; do we get; does one see; will you see

    say/sendable
    en thread-safe; thread safe; safe to use from any thread

    noun/default; say/default-config
    en default configuration
    ko 기본 구성; 기본 설정

    verb/unavailable
    en without the .always case; without an .always case; minus the .always case; save for the .always case

    thing/after-pause
    en first element after; first element after the device; first update after; with the first element once

    say/raises-accuracy
    en raises the accuracy; raise the accuracy; raises accuracy above; overrides Precise Location; overrides reduced accuracy;
      lifts reduced accuracy; restores full accuracy
    ko 정확도를 올리다; 정확도를 높이다; 정밀한 좌표가 오다; 정밀한 좌표가 나오다; 정밀한 좌표를 받다

    fn/actor; say/main-app
    en your main app; the main app; the containing app itself
    ko 본 앱이; 앱 본체가; 본체 앱이

    say/no-entitlement
    en needs no entitlement; need no entitlement; without any entitlement

    say/unasked
    en without asking anybody; without asking anyone; without asking; unasked; without anybody being asked
    ko 묻지도 않고; 아무것도 묻지 않고; 물어보지도 않고

    say/clip-removed
    en when iOS removes the clip; when the clip is removed; once the clip is removed; when the clip is deleted;
      when the system removes the clip; with the removal of the clip
    ko 클립을 지울 때 비로소; 클립이 지워질 때 비로소; 클립을 지워야; 클립이 지워져야; 클립이 삭제될 때 비로소; 클립이 삭제되어야

    say/forgetting-session
    en forgetting to recreate; forgetting to retake; failing to recreate; not recreating; forget to recreate

    say/does-no-harm
    en does no harm; do no harm; is harmless; no harm done; costs you nothing

    say/indicator-gone
    en silent by design; no pill and no icon; no pill or icon; leaves no trace in the status bar
    ko 표시줄에 아무것도 안 나타나다; 상태 막대에 아무것도 안 뜨다; 아무 표시도 안 나타나다; 표시줄에 아무것도 뜨지 않다

    device/servicesOff
    en global switch is off; global switch off; master switch is off; master switch off

    say/UIKit
    en UIKit counterpart; its UIKit counterpart; UIKit version; UIKit twin

    say/SwiftUI
    en ships with SwiftUI; SwiftUI counterpart; SwiftUI version; belongs to SwiftUI

    verb/deliver
    ko 이벤트를 주다; 이벤트를 건네주다; 이벤트를 건네다

    fn/filler
    en whether anyone looks at it or not; whether anybody looks at it or not; looked at or not; seen or not;
      whether it is seen or not

    say/needs-explicit
    en takes an explicit one; needs an explicit one; calls for an explicit one; takes an explicit session

    say/limited-to-always
    en restricted to Always; restricted to the Always level

    session/service:any; thing/implicit
    en implicit ones; an implicit one; the implicit one; the implicit ones

    verb/need; say/needs-own
    en needs its own; need their own; requires its own; has to declare its own; must declare its own;
      must have its own; wants its own

    session/service:any
    ko 이전 세션; 예전 세션; 지난 세션; 기존 세션

    say/out-of-use-anyway
    en out of use regardless; out of use anyway; out of use all the same; in the background regardless;
      in the background anyway; in the background all the same

    phase/background
    en in a silent push; from a silent push; in a background fetch; in a push handler; from a push handler
    ko 무음 푸시에서; 푸시 처리 코드에서; 백그라운드 페치에서

    say/before-opening
    en before the user opens the app; before anyone opens the app; before the app was opened;
      before the person opens the app
    ko 앱을 열기도 전에; 앱을 열기 전에; 앱을 열어 보기도 전에

    say/no-purpose-key
    en without a purpose key; without any purpose key
    ko 목적 키 없이; 목적 키가 없어도; 목적 키를 안 넣어도

    say/no-session
    en hold nothing; holding nothing; with nothing held
    ko 아무 세션도 안 쥐고 있어도; 아무 세션도 안 쥐고; 아무 세션도 쥐지 않고

    say/one-of-two
    en ending one of two; ending one of several; ending one of the two; invalidating one of two
    ko 둘 중 하나만 끝내다; 여럿 중 하나만 끝내다; 둘 가운데 하나만 끝내다

    say/use-ends
    en ends the use of the app; ends the use
    ko 앱 사용이 끝나다; 앱 사용이 바로 끝나다

    prompt/any; thing/own-prompt
    en own permission sheet; widget's own permission sheet; a permission sheet of its own
    ko 위젯 전용 권한 창; 전용 권한 창; 위젯 전용 알림

    say/always-withdrawn
    en took Always away; takes Always away; Always is taken away; Always was taken away
    ko 항상 허용을 거둬들인; 항상 허용을 거둬들이다; 항상 권한을 거둬들이다

    say/not-side-by-side
    en the weaker one wins; weaker goal wins; only the last one counts; only the newest one counts
    ko 약한 쪽만 통하다; 나중 것만 통하다; 마지막 것만 통하다

    thing/revival
    en comes back to life; springs back to life; come back to life
    """
}
