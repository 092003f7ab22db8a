/// Words of requests, prompts and what they give.
extension ClaimWords {
  static let ofRequestsMore = """
    say/at-showing
    ko 뜨는 순간; 나타나는 순간; 표시되는 순간; 화면에 나타나는 순간; 화면에 뜨는 순간; 뜨는 시점;
      나타나는 시점; 표시되는 시점; 뜨자마자; 나타나자마자; 화면에 뜨자마자; 화면에 나타나자마자;
      화면에 표시되는 순간

    phase/background
    en without being opened; without being open; without having been opened; without having been open

    noun/location; verb/deliver
    ko 위치를 받으려고; 위치를 얻으려고; 위치를 받기 위해; 위치를 얻기 위해

    grant/provisional; thing/whether
    en whether Always is provisional; whether the grant is provisional; whether a grant is provisional;
      whether Always is provisional or permanent; whether Always is only provisional;
      whether Always is still provisional; whether the current Always is provisional

    verb/choose
    en shows a check mark at; shows a check mark next to; shows a checkmark at;
      shows a checkmark next to; is ticked; is checked; has a check mark; has a checkmark

    phase/background
    ko 열려 있지 않다; 화면에 열려 있지 않다; 열려 있지 않아도; 화면에 열려 있지 않아도;
      열려 있지 않더라도

    label/Allow Once; grant/temporary; say/right-after-once
    en right after Allow Once; directly after Allow Once; immediately after Allow Once;
      straight after Allow Once; right after an Allow Once grant;
      right after the user has tapped Allow Once
    ko 한 번 허용 직후; 한 번 허용 직후에; 한 번 허용을 받은 직후; 한 번 허용을 받은 직후에;
      한 번 허용을 고른 직후; 한 번 허용을 고른 직후에; 한 번 허용을 고른 사용자에게 바로;
      한 번 허용을 고른 사용자에게 바로 이어서

    say/returns-status
    ko 상태를 반환하다; 새로운 상태를 반환하다; 새 상태를 반환하다; 권한 상태를 반환하다;
      결과를 반환하다; 새로운 권한 상태를 반환하다; 사용자의 답을 반환하다; 반환값으로 알려 주다;
      반환값으로 돌려주다

    option/ask-next
    en Ask Next Time button; Ask Next Time option; button Ask Next Time; option Ask Next Time;
      Never button; a Never option; Ask Later button; Ask Me Later button
    ko 다음번에 묻기 버튼; 다음번에 묻기 선택지; 다음번에 묻기라는 버튼; 다음번에 묻기 옵션;
      나중에 묻기 버튼; 나중에 묻기 선택지; 다시 묻지 않기 버튼; 다시 묻지 않기 선택지

    say/without-use
    en unless When In Use was granted first; unless When In Use has been granted first;
      unless the app already has When In Use; unless it already has When In Use; without When In Use;
      as long as the app does not have When In Use; if When In Use was not granted first
    ko 앱 사용 중 권한을 먼저 받지 않고도; 앱 사용 중 권한을 받지 않고도; 앱을 사용하는 동안 권한을 먼저 받지 않고도;
      앱을 사용하는 동안 권한을 받지 않고도; When In Use 권한을 먼저 받지 않고도; When In Use 권한을 받지 않고도; When In Use 권한 없이도;
      앱을 사용하는 동안 권한을 먼저 받지 않으면; 사용하는 동안 권한을 먼저 받지 않으면;
      앱 사용 중 권한을 먼저 받지 않으면; 앱을 사용하는 동안 권한 없이;
      앱을 사용하는 동안 권한이 없으면; 앱 사용 중 권한이 없으면; 앱을 사용하는 동안 권한을 받기 전에는;
      앱을 사용하는 동안 권한을 얻기 전에는; 앱 사용 중 권한 없이; 앱 사용 중 권한을 받기 전에는;
      앱을 사용하는 동안 권한이 먼저 없으면; 사용 중 권한을 먼저 받지 않으면

    event/requestAlways; thing/direct
    en direct Always request; direct request for Always; direct Always requests

    verb/silent
    en calls nobody; notifies nobody; tells nobody; goes unreported

    thing/at-all; fn/filler
    en at all
    ko 전혀

    say/never-dropped
    en never dropped; never discarded; never thrown away; are never dropped; is never dropped;
      is never discarded; are never discarded; never get lost; never gets lost; never expires;
      never expire; never goes stale
    ko 절대 버려지지 않다; 절대 폐기되지 않다; 결코 버려지지 않다; 결코 폐기되지 않다;
      버려지는 일이 없다; 폐기되는 일이 없다; 절대 사라지지 않다; 버려지는 법이 없다; 폐기되는 법이 없다

    verb/undo; how/itself
    ko 직접 바꿀 수 있다; 직접 되돌릴 수 있다; 마음대로 바꿀 수 있다; 직접 해제할 수 있다;
      스스로 바꿀 수 있다

    say/if-unchanged
    ko 그사이 바뀌지 않았다면; 그사이 바뀌지 않았으면; 그사이 상태가 바뀌지 않았으면;
      그사이 상태가 바뀌지 않았다면; 그사이 권한이 바뀌지 않았다면; 그사이 변경이 없었다면;
      그사이 변화가 없었다면; 그동안 상태가 바뀌지 않았다면; 그동안 상태가 바뀌지 않았으면

    verb/removed
    en removed from the SDK; removed from the framework; removed from Core Location;
      has been removed from the SDK; was removed from the SDK

    say/may-prompt
    en entitled to prompt; allowed to prompt; able to prompt; permitted to prompt;
      strong enough to prompt; may prompt; can prompt

    say/whatever-answer
    ko 버튼을 누를 때마다; 사용자가 버튼을 누를 때마다; 사용자가 답할 때마다; 답할 때마다;
      알림에 답할 때마다; 사용자가 알림에 답할 때마다
    """
}
