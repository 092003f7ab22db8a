/// What sentences say in so many words of answers, levels and flags.
extension ClaimWords {
  static let sayingsOfAnswers = """
    say/never-lapses
    en that never lapses; never lapses; that never expires; never expires; that does not expire;
      that doesn't expire; that never ends; that lasts for good; without an end
    ko 만료되지 않다; 만료되지 않는; 끝나지 않는; 사라지지 않는; 영구적으로 주어지다

    say/spreads
    en raises; raise; spreads to; carries over to; carry over to; extends to; applies to; passes to;
      is passed to; is inherited by; are inherited by
    ko 번지다; 전파되다; 물려받다; 따라 올라가다; 그대로 이어지다; 공유되다

    flag/stays-false; noun/false
    en stays false; remains false; stay false; remain false; keeps being false

    say/two-options
    en only two buttons; only two options; two buttons only; only two choices; only two answers
    ko 버튼이 두 개뿐; 버튼이 두 개인; 선택지가 두 개인; 선택지가 두 개뿐; 버튼이 둘뿐; 선택지가 둘뿐; 버튼 두 개짜리; 선택지 두 개짜리;
      선택지는 두 개뿐; 버튼은 두 개뿐; 선택지가 둘인; 버튼이 둘인

    thing/two-levels
    en two levels; both levels; levels of authorization; two authorization levels;
      two levels of authorization; both authorization levels; When In Use and Always;
      Always and When In Use
    ko 두 수준; 두 권한; 두 권한 수준; 앱을 사용하는 동안 권한과 항상 허용 권한; 앱을 사용하는 동안과 항상 허용;
      앱을 사용하는 동안 권한과 항상 허용; 두 가지 권한; 두 가지 수준

    say/levels-differ
    en kept strictly apart; kept apart; are kept apart; strictly apart; are treated differently;
      treated differently; are different; are not equivalent; aren't equivalent; are not the same;
      are distinct; permits more than; allows more than; behave differently; mean different things
    ko 서로 다르게 동작하다; 다르게 동작하다; 다르게 취급되다; 엄격히 구분되다; 서로 구분되다; 엄격하게 구분되다; 서로 다르다; 같지 않다;
      다른 권한이다; 다르게 처리되다; 구별되다

    say/mute
    en stays mute; remains mute; is mute; asks no more; asks no longer; never asks again;
      does not ask again; doesn't ask again; will not ask again; won't ask again; no longer prompts;
      does not prompt again; doesn't prompt again
    ko 침묵하다; 잠잠하다; 다시는 묻지 않다; 더는 묻지 않다; 더 이상 묻지 않다

    say/call-itself
    ko 직접 불러야; 직접 호출해야; 메서드를 직접 불러야; 직접 요청해야; 메서드를 직접 호출해야

    say/pill
    en Precise pill; =Precise button; precise button; pill; precise switch; =Precise switch;
      precise toggle; =Precise toggle
    ko Precise 알약; Precise 알약 버튼; 알약 버튼; Precise 버튼; 정밀 위치 버튼

    say/other-text
    en falls back to the text of; falls back to the text; falls back to the string of;
      text of the When In Use string; uses the text of; uses the string of; takes the text of;
      falls back to the When In Use string; shows the When In Use string
    ko 문구로 대체하다; 문구로 대신하다; 문구를 대신 쓰다; 문구가 대신 쓰이다; 문구로 대체되다

    thing/entry-missing
    en key can't be found in the dictionary; key cannot be found in the dictionary;
      key is not found in the dictionary; key is not in the dictionary; key isn't in the dictionary;
      key is missing from the dictionary; purpose key is missing
    ko 키가 사전에 없다; 키가 딕셔너리에 없다; 키를 찾을 수 없다

    verb/become
    en finds itself back at; finds itself at; ends up back at; lands back at; lands at

    verb/pile
    en lined up; are lined up; line up; delivered in order; delivered one after the other;
      delivered one by one; handed over in order

    event/elapse
    en a full day; a whole day; an entire day; the whole day; a full week; a whole week

    label/Don’t Allow
    en has chosen Never; chose Never; user has chosen Never
    """
}
