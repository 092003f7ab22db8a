/// Words for what sessions, widgets, extensions and the location button are said to do beside
/// something else.
extension ClaimWords {
  static let ofExtensionRules = """
    fn/filler; how/at-once
    en right there; right then and there; there and then; on the spot; then and there

    verb/last
    en remembers the previous ones; remembering the previous ones; remembers the earlier ones;
      remembering the earlier ones; remembers the old ones; remembering the old ones

    about/session; say/retaken-anytime
    en retake our sessions lazily; retake sessions lazily; recreate sessions lazily; take our time retaking;
      retake them whenever; no need to hurry with retaking; retake your sessions later

    api/LocationButton
    en Core Location's button; Core Location's own button

    prompt/any; thing/own-prompt
    en its own location dialog; its own location prompt; its own location alert; its own permission dialog;
      its own permission prompt; its own permission alert; its own prompt; its own dialog
    ko 자체 위치 알림; 자체 권한 알림; 자체 권한 창; 자체 위치 창

    thing/widget
    en a widget that lacks permission; a widget without permission; widgets without permission;
      widgets that lack permission
    ko 권한이 없는 위젯; 권한 없는 위젯

    thing/no-sign
    en see no location indicator; sees no location indicator; see no indicator; sees no indicator;
      no location indicator is shown

    say/unseen-by-user
    en invisibility; stays invisible to the user; stay invisible to the user; invisible to users
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

    thing/full-goal
    en full-accuracy goal; a full-accuracy goal; goal of full accuracy
    ko 전체 정확도 목표; 정밀 위치 목표

    say/no-term
    en has no expiry; has no expiry date; has no time limit; without an expiry date; never runs out;
      is for keeps; theirs to keep
    ko 기한이 없다; 만료 기한이 없다; 기한 제한이 없다; 만료일이 없다; 지우기 전까지 쭉 유지되다; 지우기 전까지 유지되다; 클립을 지우기 전까지 쭉 유지되다;
      지울 때까지 유지되다

    say/one-tap
    en one tap; a single tap; tapping it once; one press

    say/not-side-by-side
    en can't be held side by side; cannot be held side by side; can't coexist; cannot coexist;
      can't overlap; cannot overlap; must not overlap; can't be stacked; cannot be stacked
    ko 겹쳐 쥘 수 없다; 동시에 쥘 수 없다; 앞의 것이 밀려나다; 앞의 세션이 밀려나다; 먼저 것이 밀려나다

    phase/background
    ko 뒤로 물러난 앱이; 뒤로 물러난 앱; 뒤로 물러난 상태; 뒤로 물러난 뒤

    fn/filler
    ko 그제야; 이제야
    """
}
