/// Words of pages that were written in a hurry: loan words, names cut short or spelt loosely, and words
/// that hold others which they do not mean.
extension ClaimWords {
  static let ofLooseWriting = """
    fn/actor
    ko 디바이스; 유저들

    noun/text
    ko 메시지; 메세지; 안내 메시지

    noun/location
    ko 위치값; 위치 값; 로케이션

    fn/filler
    en descriptive
    ko 필수적으로

    prompt/P-REM
    en occasional background reminder; occasional reminder; occasional reminder alert

    prompt/first; set/options:P-WIU
    en standard When In Use alert; standard When In Use prompt; normal When In Use prompt;
      regular When In Use prompt; usual When In Use alert

    thing/kinds-of-conditions
    en types of conditions; kinds of conditions; sorts of conditions; types of condition;
      kinds of condition; condition types
    ko 조건의 종류; 조건 종류; 두 종류의 조건; 두 가지 종류의 조건

    thing/behaves-otherwise
    en behavior will change; behaviour will change; behavior changes; behaviour changes;
      behaves differently

    thing/app-features
    en features of your app; features of the app; critical features; app features; app's features

    thing/entitlements-file
    en Entitlements.plist; entitlements file; entitlements plist

    noun/plist
    en plist file; Info.plist files

    prompt/any
    en permission dialog box

    term/background-location-indicator
    en blue background location indicator; blue background location bar

    thing/widget
    en =WidgetKit; =WidgetKit widget; =WidgetKit widgets

    session/background
    en =BackgroundActivitySession; =BackgroundActivitySessions

    event/relaunch:byUser
    ko 앱을 재시동하다; 앱을 껐다 켜다; 앱을 껐다가 켜다

    level/whenInUse; settings/whileUsing
    en =whenInUse authorization; =whenInUse permission; =whenInUse access;
      =whileInUse permission; =WhileInUse permission
    ko WhenInUse 권한; whenInUse 권한; WhileInUse 권한; 사용중에만 허용

    level/always; settings/always
    en =always permission; =Always On; =always-on location
    ko 항상 위치 권한; 항상 허용 위치 권한; 상시 위치 권한
    """
}
