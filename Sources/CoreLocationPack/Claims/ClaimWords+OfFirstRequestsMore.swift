/// Words of `ClaimProperties.firstRequestsMore`.
extension ClaimWords {
  static let ofFirstRequestsMore = """
    say/sign-or-not
    en with or without an indicator; with or without the indicator; even without an indicator;
      even without the indicator; whether or not the indicator is shown;
      whether or not an indicator is shown; indicator or not

    say/some-of
    en two of the buttons; two of the options; two of the answers; two of the choices;
      two of its buttons; two of its options; two of these buttons; two of these options;
      two options grant access; two options allow access; two options give access;
      two buttons grant access; two buttons allow access; two answers grant access
    ko 두 버튼은 접근을 허용하다; 버튼 두 개는 접근을 허용하다; 두 선택지는 접근을 허용하다

    say/only-for-always
    en needed only for Always; only needed for Always; required only for Always;
      only required for Always; necessary only for Always; only necessary for Always;
      needed only for Always requests; only needed for Always requests;
      required only for Always requests; only required for Always requests;
      needed only for an Always request; required only for an Always request;
      needed only for requestAlwaysAuthorization(); needed only for requestAlwaysAuthorization;
      only needed for requestAlwaysAuthorization(); only needed for requestAlwaysAuthorization;
      required only for requestAlwaysAuthorization(); only required for requestAlwaysAuthorization();
      only Always requires; only Always needs; only Always requests need;
      only Always requests require; only an Always request needs; only an Always request requires;
      only requestAlwaysAuthorization() needs; only requestAlwaysAuthorization() requires
    ko Always에만 필요하다; Always 요청에만 필요하다; requestAlwaysAuthorization()에만 필요하다;
      requestAlwaysAuthorization에만 필요하다

    say/same-for
    en is the same for; are the same for; is the same after; is the same with

    say/denies-precise
    en denied access to precise location; denies access to precise location;
      denied precise location; denies precise location; refused precise location;
      refuses precise location

    say/names-once
    en mention Allow Once; mentions Allow Once; report Allow Once as such; reports Allow Once as such;
      doesn't report Allow Once; does not report Allow Once; never reports Allow Once

    say/in-a-row
    en back to back; one after the other; in direct succession

    phase/inUse
    en as long as the user keeps the app open; while the user keeps the app open;
      as long as people keep the app open; as long as the app is kept open;
      as long as the app stays open; while the app stays open; if the user stays in the app;
      as long as the user stays in the app; if the app stays in front;
      as long as the app stays in front

    say/stands-for-temporary
    en stands for temporary access; stands for a temporary grant; stands for one-time access;
      stands for a one-time grant; stands for Allow Once;
      one of which stands for temporary access; for temporary access; for one-time access;
      for temporary grants; for one-time grants; represents temporary access;
      represents a one-time grant; represents one-time access; means temporary access
    ko 임시 권한을 뜻하는 케이스; 임시 권한을 뜻하는 값; 임시 권한을 나타내는 케이스; 임시 권한을 나타내는 값; 임시 권한을 가리키는 값;
      일회성 권한을 뜻하는 값; 일회성 권한을 뜻하는 케이스; 일회성 권한을 나타내는 값; 한 번 허용을 뜻하는 값; 한 번 허용을 나타내는 값;
      한 번 허용을 뜻하는 케이스; 한 번 허용을 나타내는 케이스

    say/opens-settings
    en opens the Settings app; opens Settings; takes the user to Settings;
      takes people to Settings; leads the user to Settings; brings up Settings;
      jumps to Settings; opens the app's page in Settings; redirects to Settings;
      redirects the user to Settings; open the Settings app for the user
    ko 설정 앱이 열리다; 설정이 열리다; 설정 화면이 열리다; 설정 앱으로 이동하다; 설정 화면으로 이동하다; 설정 앱으로 넘어가다; 설정 화면이 뜨다;
      설정 앱이 뜨다

    say/each-use
    en at every app launch; at every start of the app; every time the app starts;
      each time the app starts; every time the app comes up
    ko 앱을 켤 때마다; 앱을 시작할 때마다; 앱이 열릴 때마다; 앱이 시작될 때마다

    say/must-reinstall
    en must delete the app before; have to delete the app before; has to delete the app before;
      must delete the app and install it again; have to delete the app and install it again;
      must delete and reinstall; must remove the app and install it again;
      need to delete the app
    ko 앱을 지웠다가 다시 설치해야 하다; 앱을 삭제했다가 다시 설치해야 하다; 앱을 지우고 다시 설치해야 하다; 앱을 삭제하고 다시 설치해야 하다;
      지웠다가 다시 깔아야 하다; 앱을 다시 깔아야 하다

    how/itself
    ko 저절로; 제 스스로

    fn/filler
    ko 버튼짜리

    noun/text
    en explanatory text; explanatory message; explanatory string
    """
}
