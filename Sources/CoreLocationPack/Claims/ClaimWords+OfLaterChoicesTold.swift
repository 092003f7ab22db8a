/// Words of `ClaimProperties.laterChoicesTold`.
extension ClaimWords {
  static let ofLaterChoicesTold = """
    # Until somebody answers the second prompt.
    say/until-second
    en until the second prompt is answered; until the second prompt is confirmed;
      until the second prompt is accepted; until the second prompt has been answered;
      until the second prompt has been confirmed; until the second prompt has been accepted;
      until the second alert is answered; until the second alert is confirmed;
      until the second alert is accepted; until the second alert has been answered;
      until the second alert has been confirmed; until the second alert has been accepted;
      until the second dialog is answered; until the second dialog is confirmed;
      until the second dialog is accepted; until the second dialog has been answered;
      until the second dialog has been confirmed; until the second dialog has been accepted;
      until the second question is answered; until the second question is confirmed;
      until the second question is accepted; until the second question has been answered;
      until the second question has been confirmed; until the second question has been accepted;
      until the follow-up prompt is answered; until the follow-up prompt is confirmed;
      until the follow-up prompt is accepted; until the follow-up prompt has been answered;
      until the follow-up prompt has been confirmed;
      until the follow-up prompt has been accepted; until the follow-up alert is answered;
      until the follow-up alert is confirmed; until the follow-up alert is accepted;
      until the follow-up alert has been answered; until the follow-up alert has been confirmed;
      until the follow-up alert has been accepted; until the user answers the second prompt;
      until the user answers the second alert; until the user answers the second dialog;
      until the user has answered the second prompt;
      until the user has answered the second alert;
      until the user has answered the second dialog; until the user confirms the second prompt;
      until the user confirms the second alert; until the user confirms the second dialog;
      before the user answers the second prompt; before the user answers the second alert;
      before the user answers the second dialog; before the user has answered the second prompt;
      before the user has answered the second alert;
      before the user has answered the second dialog; before the user confirms the second prompt;
      before the user confirms the second alert; before the user confirms the second dialog;
      until the user confirms Always; until Always is confirmed; until Always has been confirmed;
      while the second prompt is pending; while the second alert is pending;
      while the second prompt is unanswered; while the second alert is unanswered;
      until they answer the second prompt; until the answer to the second prompt
    ko 두 번째 알림에 답할 때까지; 두 번째 알림에 답하기 전까지; 두 번째 알림에 답하기 전까지는; 두 번째 알림에 답하기 전에는; 두 번째 알림에 응답할 때까지;
      두 번째 알림에 응답하기 전까지; 두 번째 알림에 응답하기 전에는; 두 번째 알림을 확인할 때까지; 두 번째 알림을 확인하기 전까지;
      두 번째 알림에 대답할 때까지; 두 번째 알림에 대답하기 전까지; 두 번째 알림에 답할 때까지는; 두 번째 알림에서 확인받을 때까지;
      두 번째 알림에서 확인받기 전까지; 두 번째 프롬프트에 답할 때까지; 두 번째 프롬프트에 답하기 전까지; 두 번째 프롬프트에 답하기 전까지는;
      두 번째 프롬프트에 답하기 전에는; 두 번째 프롬프트에 응답할 때까지; 두 번째 프롬프트에 응답하기 전까지; 두 번째 프롬프트에 응답하기 전에는;
      두 번째 프롬프트을 확인할 때까지; 두 번째 프롬프트을 확인하기 전까지; 두 번째 프롬프트에 대답할 때까지; 두 번째 프롬프트에 대답하기 전까지;
      두 번째 프롬프트에 답할 때까지는; 두 번째 프롬프트에서 확인받을 때까지; 두 번째 프롬프트에서 확인받기 전까지; 두 번째 창에 답할 때까지;
      두 번째 창에 답하기 전까지; 두 번째 창에 답하기 전까지는; 두 번째 창에 답하기 전에는; 두 번째 창에 응답할 때까지; 두 번째 창에 응답하기 전까지;
      두 번째 창에 응답하기 전에는; 두 번째 창을 확인할 때까지; 두 번째 창을 확인하기 전까지; 두 번째 창에 대답할 때까지; 두 번째 창에 대답하기 전까지;
      두 번째 창에 답할 때까지는; 두 번째 창에서 확인받을 때까지; 두 번째 창에서 확인받기 전까지; 두 번째 팝업에 답할 때까지; 두 번째 팝업에 답하기 전까지;
      두 번째 팝업에 답하기 전까지는; 두 번째 팝업에 답하기 전에는; 두 번째 팝업에 응답할 때까지; 두 번째 팝업에 응답하기 전까지;
      두 번째 팝업에 응답하기 전에는; 두 번째 팝업을 확인할 때까지; 두 번째 팝업을 확인하기 전까지; 두 번째 팝업에 대답할 때까지;
      두 번째 팝업에 대답하기 전까지; 두 번째 팝업에 답할 때까지는; 두 번째 팝업에서 확인받을 때까지; 두 번째 팝업에서 확인받기 전까지;
      두 번째 대화 상자에 답할 때까지; 두 번째 대화 상자에 답하기 전까지; 두 번째 대화 상자에 답하기 전까지는; 두 번째 대화 상자에 답하기 전에는;
      두 번째 대화 상자에 응답할 때까지; 두 번째 대화 상자에 응답하기 전까지; 두 번째 대화 상자에 응답하기 전에는; 두 번째 대화 상자을 확인할 때까지;
      두 번째 대화 상자을 확인하기 전까지; 두 번째 대화 상자에 대답할 때까지; 두 번째 대화 상자에 대답하기 전까지; 두 번째 대화 상자에 답할 때까지는;
      두 번째 대화 상자에서 확인받을 때까지; 두 번째 대화 상자에서 확인받기 전까지

    # For any app.
    say/whatever-declared
    en whatever its Info.plist declares; whatever its Info.plist says;
      whatever is in its Info.plist; whatever its keys; whatever level it declares;
      regardless of its Info.plist; regardless of its keys; regardless of what it declares;
      no matter what its Info.plist says; no matter what it declares;
      whether or not it declares Always; even for apps that never declare Always;
      even if it does not declare Always; for any app that uses location;
      for any app that uses Core Location; for every app that uses location; for all apps
    ko 무엇을 선언했는지와 관계없이; 무엇을 선언했는지와 상관없이; 앱이 무엇을 선언했는지와 관계없이; 앱이 무엇을 선언했는지와 상관없이; 무엇을 선언했는지에 관계없이;
      어떤 키를 넣었든; 어떤 키를 넣었는지와 관계없이; 어떤 키를 넣었는지와 상관없이; 키와 관계없이; 키와 상관없이; 선언한 수준과 관계없이;
      선언한 수준과 상관없이; 선언 수준과 관계없이; Info.plist와 관계없이; Info.plist와 상관없이; Info.plist 내용과 관계없이;
      항상 허용을 선언하지 않았어도; 항상 허용을 선언하지 않은 앱에도; Always를 선언하지 않은 앱에도; 항상을 선언하지 않은 앱에도; 위치를 쓰는 모든 앱에;
      모든 앱에 똑같이; 앱마다 똑같이

    # What Reset Location & Privacy does not touch.
    say/leaves-alone
    en granted apps keep their permission; granted apps keep their permissions;
      apps that were granted keep; apps that were allowed keep;
      allowed apps keep their permission; leaves granted apps alone;
      leaves granted apps untouched; leaves allowed apps alone; does not touch granted apps;
      does not touch allowed apps; only resets apps that were denied; resets only denied apps;
      only affects denied apps; affects only denied apps; only resets denied apps;
      resets only the apps that were denied; keeps the permissions of apps;
      keeps the choices users made; keeps every choice; keeps existing choices;
      keeps the existing permissions; keeps all permissions;
      does not affect the permissions of apps; does not affect existing permissions;
      has no effect on app permissions; has no effect on existing permissions;
      has no effect on permissions
    ko 허용된 앱은 건드리지 않다; 허용된 앱은 그대로 두다; 허용한 앱은 건드리지 않다; 허용한 앱은 그대로 두다; 거부된 앱만 초기화하다; 거부한 앱만 초기화하다;
      거부된 앱에만 영향을 주다; 거부한 앱에만 적용되다; 거부된 앱에만 적용되다; 앱의 권한에는 영향을 주지 않다; 앱 권한에는 영향을 주지 않다;
      앱 권한에는 영향이 없다; 앱의 권한에는 영향이 없다; 앱 권한은 유지되다; 앱의 권한은 유지되다; 앱별 권한은 유지되다; 기존 권한은 유지되다;
      기존 권한을 유지하다; 기존 권한은 그대로 남다; 이미 준 권한은 그대로이다; 이미 준 권한은 유지되다; 권한에는 손대지 않다; 앱 권한은 그대로이다;
      앱 권한에는 손대지 않다; 앱마다 준 권한은 남다

    # Of what restricted would tell.
    say/means-user-refused
    en is what you get when the user taps; is the value for users who tapped;
      is returned when the user taps; is returned when the user tapped; comes from tapping;
      is the result of tapping; is reported after the user taps; stands for a tap on;
      is another word for; says that the user has tapped; tells that the user tapped;
      is reported when the user taps; is reported when the user tapped;
      appears when the user taps; appears when the user tapped; is set when the user taps
    ko 허용 안 함을 눌렀을 때 나오는 값; 허용 안 함을 눌렀을 때 나오는 상태; 허용 안 함을 눌렀을 때 오는 값; 허용 안 함을 눌렀을 때 받는 값;
      허용 안 함을 눌렀을 때 반환되는 값; 허용 안 함을 눌렀을 때 보고되는 값; 허용 안 함을 눌렀을 때 되는 상태; 허용 안 함을 눌렀을 때 돌아오는 값;
      허용 안 함을 눌렀을 때 나타나는 값; 허용 안 함을 눌렀을 때 얻는 값; 허용 안 함을 눌렀을 때 보고되는 상태; 허용 안 함을 눌렀을 때 나타나는 상태;
      허용 안 함을 고른 경우 나오는 값; 허용 안 함을 고른 경우 나오는 상태; 허용 안 함을 고른 경우 오는 값; 허용 안 함을 고른 경우 받는 값;
      허용 안 함을 고른 경우 반환되는 값; 허용 안 함을 고른 경우 보고되는 값; 허용 안 함을 고른 경우 되는 상태; 허용 안 함을 고른 경우 돌아오는 값;
      허용 안 함을 고른 경우 나타나는 값; 허용 안 함을 고른 경우 얻는 값; 허용 안 함을 고른 경우 보고되는 상태; 허용 안 함을 고른 경우 나타나는 상태;
      허용 안 함을 선택했을 때 나오는 값; 허용 안 함을 선택했을 때 나오는 상태; 허용 안 함을 선택했을 때 오는 값; 허용 안 함을 선택했을 때 받는 값;
      허용 안 함을 선택했을 때 반환되는 값; 허용 안 함을 선택했을 때 보고되는 값; 허용 안 함을 선택했을 때 되는 상태; 허용 안 함을 선택했을 때 돌아오는 값;
      허용 안 함을 선택했을 때 나타나는 값; 허용 안 함을 선택했을 때 얻는 값; 허용 안 함을 선택했을 때 보고되는 상태; 허용 안 함을 선택했을 때 나타나는 상태;
      허용 안 함을 골랐을 때 나오는 값; 허용 안 함을 골랐을 때 나오는 상태; 허용 안 함을 골랐을 때 오는 값; 허용 안 함을 골랐을 때 받는 값;
      허용 안 함을 골랐을 때 반환되는 값; 허용 안 함을 골랐을 때 보고되는 값; 허용 안 함을 골랐을 때 되는 상태; 허용 안 함을 골랐을 때 돌아오는 값;
      허용 안 함을 골랐을 때 나타나는 값; 허용 안 함을 골랐을 때 얻는 값; 허용 안 함을 골랐을 때 보고되는 상태; 허용 안 함을 골랐을 때 나타나는 상태;
      눌렀다는 말; 골랐다는 뜻; 선택했다는 뜻; 골랐음을 뜻하다; 선택했음을 뜻하다

    say/means-user-refused; verb/deny; verb/mean
    ko 거부했을 때 나오는 값; 거부했을 때 나오는 상태; 거부했을 때 오는 값; 거부했을 때 받는 값; 거부했을 때 반환되는 값; 거부했을 때 보고되는 값;
      거부했을 때 되는 상태; 거부했을 때 돌아오는 값; 거부했을 때 나타나는 값; 거부했을 때 얻는 값; 거부했을 때 보고되는 상태; 거부했을 때 나타나는 상태;
      거절했을 때 나오는 값; 거절했을 때 나오는 상태; 거절했을 때 오는 값; 거절했을 때 받는 값; 거절했을 때 반환되는 값; 거절했을 때 보고되는 값;
      거절했을 때 되는 상태; 거절했을 때 돌아오는 값; 거절했을 때 나타나는 값; 거절했을 때 얻는 값; 거절했을 때 보고되는 상태; 거절했을 때 나타나는 상태;
      거부하면 나오는 값; 거부하면 나오는 상태; 거부하면 오는 값; 거부하면 받는 값; 거부하면 반환되는 값; 거부하면 보고되는 값; 거부하면 되는 상태;
      거부하면 돌아오는 값; 거부하면 나타나는 값; 거부하면 얻는 값; 거부하면 보고되는 상태; 거부하면 나타나는 상태; 거절하면 나오는 값; 거절하면 나오는 상태;
      거절하면 오는 값; 거절하면 받는 값; 거절하면 반환되는 값; 거절하면 보고되는 값; 거절하면 되는 상태; 거절하면 돌아오는 값; 거절하면 나타나는 값;
      거절하면 얻는 값; 거절하면 보고되는 상태; 거절하면 나타나는 상태; 거부한 경우 나오는 값; 거부한 경우 나오는 상태; 거부한 경우 오는 값;
      거부한 경우 받는 값; 거부한 경우 반환되는 값; 거부한 경우 보고되는 값; 거부한 경우 되는 상태; 거부한 경우 돌아오는 값; 거부한 경우 나타나는 값;
      거부한 경우 얻는 값; 거부한 경우 보고되는 상태; 거부한 경우 나타나는 상태; 거절한 경우 나오는 값; 거절한 경우 나오는 상태; 거절한 경우 오는 값;
      거절한 경우 받는 값; 거절한 경우 반환되는 값; 거절한 경우 보고되는 값; 거절한 경우 되는 상태; 거절한 경우 돌아오는 값; 거절한 경우 나타나는 값;
      거절한 경우 얻는 값; 거절한 경우 보고되는 상태; 거절한 경우 나타나는 상태; 거부했다는 뜻; 거절했다는 뜻; 거부했음을 뜻하다; 거절했음을 뜻하다;
      거부했음을 나타내다; 거절했음을 나타내다; 거부했음을 의미하다; 거부했다는 의미

    # However long.
    say/however-long
    en without any age limit; without an age limit; without any time limit; without a time limit;
      no age limit; however old; no matter how old; regardless of its age;
      regardless of their age; for any length of time; as long as it takes; however old it is;
      no matter how old it is; however long ago it happened; for an unlimited time;
      never goes stale; never becomes too old; never gets too old
    ko 유효 기간이 없다; 유효 기간 없이; 기한이 없다; 시간 제한이 없다; 시간 제한 없이; 나이와 상관없이; 오래된 것과 상관없이; 얼마나 오래되었든;
      얼마나 오래됐든; 아무리 오래된 것이라도; 며칠이 지났어도; 며칠이 지났든; 몇 시간이 지나도; 아무리 시간이 지나도; 시간이 아무리 지나도; 시간이 얼마나 흘러도

    # As if it were permanent.
    say/as-permanent
    en just as they do with permanent Always; just as they do with a permanent grant;
      just as they do with permanent authorization; just as they do with full Always;
      just as they do with confirmed Always; just as it does with permanent Always;
      just as it does with a permanent grant; just as it does with permanent authorization;
      just as it does with full Always; just as it does with confirmed Always;
      just as with permanent Always; just as with a permanent grant;
      just as with permanent authorization; just as with full Always;
      just as with confirmed Always; just like permanent Always; just like a permanent grant;
      just like permanent authorization; just like full Always; just like confirmed Always;
      exactly like permanent Always; exactly like a permanent grant;
      exactly as for the permanent grant; just as for the permanent grant; exactly as for a permanent grant;
      exactly like permanent authorization; exactly like full Always;
      exactly like confirmed Always; exactly as with permanent Always;
      exactly as with a permanent grant; exactly as with permanent authorization;
      exactly as with full Always; exactly as with confirmed Always;
      no differently from permanent Always; no differently from a permanent grant;
      no differently from permanent authorization; no differently from full Always;
      no differently from confirmed Always; the same way as permanent Always;
      the same way as a permanent grant; the same way as permanent authorization;
      the same way as full Always; the same way as confirmed Always;
      in the same way as permanent Always; in the same way as a permanent grant;
      in the same way as permanent authorization; in the same way as full Always;
      in the same way as confirmed Always; as they do with permanent Always;
      as they do with a permanent grant; as they do with permanent authorization;
      as they do with full Always; as they do with confirmed Always;
      as it does with permanent Always; as it does with a permanent grant;
      as it does with permanent authorization; as it does with full Always;
      as it does with confirmed Always; just as under permanent Always;
      just as under a permanent grant; just as under permanent authorization;
      just as under full Always; just as under confirmed Always; as under permanent Always;
      as under a permanent grant; as under permanent authorization; as under full Always;
      as under confirmed Always; as if it were permanent; as if they were permanent;
      as if Always were permanent
    ko 영구적인 항상 허용과 똑같이; 영구적인 항상 허용처럼; 영구적인 항상 허용과 같이; 영구적인 항상 허용과 마찬가지로; 영구적인 항상 허용과 다름없이;
      영구적인 항상 허용과 동일하게; 영구적인 항상 허용과 차이 없이; 영구 항상 허용과 똑같이; 영구 항상 허용처럼; 영구 항상 허용과 같이;
      영구 항상 허용과 마찬가지로; 영구 항상 허용과 다름없이; 영구 항상 허용과 동일하게; 영구 항상 허용과 차이 없이; 완전한 항상 허용과 똑같이;
      완전한 항상 허용처럼; 완전한 항상 허용과 같이; 완전한 항상 허용과 마찬가지로; 완전한 항상 허용과 다름없이; 완전한 항상 허용과 동일하게;
      완전한 항상 허용과 차이 없이; 진짜 항상 허용과 똑같이; 진짜 항상 허용처럼; 진짜 항상 허용과 같이; 진짜 항상 허용과 마찬가지로; 진짜 항상 허용과 다름없이;
      진짜 항상 허용과 동일하게; 진짜 항상 허용과 차이 없이; 정식 항상 허용과 똑같이; 정식 항상 허용처럼; 정식 항상 허용과 같이; 정식 항상 허용과 마찬가지로;
      정식 항상 허용과 다름없이; 정식 항상 허용과 동일하게; 정식 항상 허용과 차이 없이

    # When a request is not needed.
    say/at-opening
    en the moment the app is opened; as soon as the app is opened;
      the next time the app is opened; when the app is next opened; when the app is opened next;
      the moment the app opens; as soon as the app opens; the next time the app opens;
      the next time the user opens the app; when the user next opens the app;
      as soon as the user opens the app; the moment the user opens the app;
      when the user opens the app again; the next time the app is launched;
      as soon as the app is launched
    ko 앱을 열자마자; 앱을 여는 순간; 앱을 열면 바로; 다음에 앱을 열면; 다음에 앱을 열 때; 다음번에 앱을 열면; 다음번에 앱을 열 때; 앱을 다시 열면;
      앱을 켜자마자; 앱을 켜는 순간; 앱이 열리자마자; 앱을 다음에 열 때; 다음번 실행 때; 고르는 순간; 선택하는 순간; 바꾸는 순간

    # A delegate that hears nothing.
    say/delegate-unaware
    en nothing reaches your delegate; nothing reaches the delegate; nothing reaches its delegate;
      your delegate hears nothing; the delegate learns nothing; your delegate is not told;
      without your delegate being told; without the delegate being told; without telling the delegate;
      your delegate is never told; the delegate is never told; no callback reaches the app;
      the delegate never finds out; your delegate never finds out; the delegate never learns
    ko 델리게이트는 아무것도 듣지 못하다; 델리게이트는 아무것도 모르다; 델리게이트는 아무 소식도 듣지 못하다; 델리게이트는 알지 못하다; 델리게이트는 모르다;
      델리게이트에 아무것도 전달되지 않다; 델리게이트에는 아무것도 전달되지 않다; 델리게이트에는 아무것도 오지 않다; 델리게이트에 아무것도 오지 않다;
      델리게이트에 알리지 않다; 델리게이트에는 알리지 않다; 델리게이트는 통보받지 못하다; 델리게이트는 통지받지 못하다; 앱은 통보받지 못하다; 앱에 통지되지 않다

    verb/silent
    ko 아무것도 알리지 않다; 아무것도 듣지 못하다; 아무 소식도 듣지 못하다; 아무 연락도 받지 못하다; 아무것도 통지받지 못하다; 아무것도 알려 주지 않다;
      아무 안내도 하지 않다; 아무 말도 하지 않다; 아무런 안내도 하지 않다; 아무런 안내 없이 넘어가다; 아무 알림도 띄우지 않다; 아무 경고도 하지 않다;
      아무 경고도 띄우지 않다; 아무런 경고도 하지 않다; 아무런 알림도 띄우지 않다
    en never warns; does not warn; doesn't warn; gives no warning; shows no warning; shows no hint;
      gives no hint; nothing warns

    # What is lasting.
    thing/lasting-grant
    en the same permanent access as Allow While Using App; the same access as Allow While Using App;
      the same lasting access as Allow While Using App; the same right as Allow While Using App;
      the same grant as Allow While Using App; the same authorization as Allow While Using App;
      the same permission as Allow While Using App; the same as Allow While Using App
    ko 앱을 사용하는 동안 허용과 같은 권한; 앱을 사용하는 동안 허용과 똑같은 권한; 앱을 사용하는 동안 허용과 동일한 권한; 앱을 사용하는 동안 허용을 고른 것과 같은 권한;
      앱을 사용하는 동안 허용을 고른 것과 같다; 앱을 사용하는 동안 허용과 같은 효력; 앱을 사용하는 동안 허용과 같은 효과; 만료되지 않는 권한; 사라지지 않는 권한;
      계속 유지되는 권한; 지속되는 권한; 영구적으로 유지되는 권한

    # The answer to the reminder that changes nothing.
    label/Always Allow
    en keeping Always Allow; keeps Always Allow; keep Always Allow; choosing Always Allow again; chooses Always Allow again;
      picks Always Allow again; picking Always Allow again; sticks with Always Allow;
      sticking with Always Allow; stays with Always Allow
    ko 항상 허용을 다시 고르다; 항상 허용을 다시 선택하다; 항상 허용을 다시 누르다; 항상 허용을 유지하다; 항상 허용을 그대로 두다; 항상 허용을 계속 고르다;
      항상 허용을 그대로 유지하다; 항상 허용을 계속 유지하다

    # A row that is named.
    event/settings:never; settings/never
    en =your app to Never; =the app to Never; =it to Never; =access to Never; =location to Never;
      =permission to Never; =row to Never; =selects Never; =chooses Never; =picks Never;
      =selecting Never; =picking Never; =back to Never; =switches to Never; =set to Never;
      =access on Never; =taps Never; =tapping Never; =select Never; =choose Never; =pick Never

    # What shows and offers.
    verb/available; verb/offer
    en proposes; propose; suggests; suggest; proposing; suggesting

    verb/show
    en quotes your; quotes the; quotes its; quotes what stands in

    effect/none; say/nothing-happens
    en nothing happens; does nothing; do nothing; has no effect; have no effect; is ignored; is a no-op;
      nothing at all happens; shows nothing
    ko 아무 일도 일어나지 않다; 아무 일도 없다; 아무 일도 하지 않다; 아무 효과가 없다; 아무런 효과가 없다; 아무 효과도 없다; 아무 반응이 없다; 아무 반응도 없다;
      아무 동작도 하지 않다; 아무런 반응이 없다

    thing/record
    ko 기록; 이력; 기억

    # Prompts that come again.
    verb/prompted; how/again
    en bring the prompt back; brings the prompt back; bring the alert back; brings the alert back;
      bring the dialog back; brings the dialog back; gets the prompt back; get the prompt back;
      see the prompt again; sees the prompt again; show the prompt again; shows the prompt again;
      shows the alert again; show the alert again; shows the dialog again; show the dialog again;
      prompts them again; prompt them again; prompts the user again; prompt the user again;
      asks them again; ask them again; present the prompt again; presents the prompt again

    # Where it was chosen, which names no version.
    thing/on-phone
    en on the iPhone; from the iPhone; on their iPhone; on an iPhone
    ko 아이폰에서 고른; iPhone에서 고른; 아이폰에서 누른; iPhone에서 누른; 아이폰에서 선택한; iPhone에서 선택한; 아이폰에서 준; iPhone에서 준; 아이폰 앱에서 고른;
      iPhone 앱에서 고른; 아이폰 앱에서 선택한; iPhone 앱에서 선택한; 아이폰에서 받은; iPhone에서 받은; 아이폰 앱에서 받은; iPhone 앱에서 받은; 아이폰 쪽에서 고른
    """
}
