extension ClaimWords {
  /// Small numbers.
  static let numbers =
    (["one", "two", "three", "four", "five", "six", "seven", "eight"].enumerated())
    .map { "count/\($0.offset + 1)\nen \($0.element)\nko \(korean[$0.offset])" }
    .joined(separator: "\n\n")

  private static let korean = [
    "하나", "둘; 두; 두 가지; 두 개", "셋; 세; 세 가지; 세 개", "넷; 네; 네 가지; 네 개",
    "다섯; 다섯 가지; 다섯 개", "여섯; 여섯 가지; 여섯 개", "일곱", "여덟",
  ]

  /// Words that carry nothing that is checked.
  static let fillers = """
    fn/actor
    en iPhone
    ko 아이폰

    fn/filler
    en Core Location; iOS app; location-aware; native; Apple; simply; moment; case; time; way; result; call;
      method; function; option; button; choice; choices; values; cases; options; row; switch; label; called; named;
      level; levels; foreground app; instance; object; property; case of; enum; enumeration; type; new;
      kind; user's; app's; return; user's choice; answer; decision; permanently; temporarily; ordinary;
      normal; usual; separately; device-wide; globally; completely; fully; entire; whole; later on; too;
      second; dedicated; special; particular; user's consent; consent; further; additional;
      certain; given; given app; appropriate; corresponding; relevant; necessary key; back; away; own app;
      made; make; makes; making; do; its own; anything; another; wants; want; lets; let;  current; user has; common; early; beforehand; enough; SwiftUI app; UIKit app; process; doing; about; order; different; fresh;
      brand-new; straight away; right; present; enum; member; members; SDK; by default; a second time;
      second time; the first time; recent; current; once more; next; Info; editor; visible to; global; both of; up; mode; just;
      screen; list; API's; afterwards; instantly; promptly; outright; in advance; initially; eventually; whatsoever; in place; in hand; hand;
      internally; purely; definitely; certainly; naturally; indeed; basically; getter; message; sheet; menu; section; page; pane;
      panel; corner; item; items; field; fields; variable; line; word; possible; available choices; whole thing; the moment; in turn; to the app; support; feature; features; full; of it
    ko 종류; 방법; 방식; 결과; 수준; 단계; 화면; 이름; 라벨; 코드; 기기 전체; 전체; 영구적으로; 사용자의; 답;
      응답; 결정; 동의; 추가로; 추가; 특별한; 별도의; 아무; 어떤; 그 밖의; 새; 새로운; 처음; 첫; 순간; 의해; 의한;
      의해서; 관리자; 코어 로케이션; 개발; 호출; 있는 그대로; 개; 번; 번째; 한 번; 실제; 당시; 최초;
      기준; 기본; 원래; 원래의; 이름의; 관련; 관련된; 정도; 만큼; 내내; 계속; 계속해서; 영구;
      처음 한 번; 네이티브; 비록; 맨; 연달아; 비로소; 마침내; 이어서; 자리에서; 조회하다;
      새로이; 알아서
    """
}
