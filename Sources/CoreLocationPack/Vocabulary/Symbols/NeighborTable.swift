extension Tables {
  /// Symbols of other frameworks (5.10).
  static let neighbors = """
    UNLocationNotificationTrigger class
    in UserNotifications
    swift class UNLocationNotificationTrigger
    on iOS 10, Cat 13.1, watchOS 3
    en A local notification triggered by a region; usable with When In Use.
    ko 지역을 조건으로 나타나는 로컬 알림입니다. 앱을 사용하는 동안 권한으로도 쓸 수 있습니다.
    note delivery | The app learns nothing until the user taps the notification; the tap brings it
      to the foreground.
      | 사용자가 알림을 누르기 전까지 앱은 아무것도 알 수 없습니다. 누르면 앱이 포그라운드로
      나옵니다.
    note versions | The versions were not checked in a header.
      | 버전은 헤더에서 확인하지 않았습니다.
    see service/location-notification term/location-notification-trigger
    from S4 A-CHOOSE W19-705 T130

    LocationButton struct (View)
    in CoreLocationUI (SwiftUI)
    swift struct LocationButton : View
    on iOS 15, Cat 15, watchOS 8
    en A SwiftUI button with which the user grants When In Use for one time.
    ko 사용자가 눌러서 앱을 사용하는 동안 권한을 한 번 주는 SwiftUI 버튼입니다.
    note prompt | The first tap asks for confirmation; later taps show no alert.
      | 처음 누를 때만 확인을 묻고, 그다음부터는 알림이 나타나지 않습니다.
    reports status/authorizedWhenInUse
    see CLLocationButton term/temporary-when-in-use
    from A-BTN T56 T57

    CLLocationButton class (UIControl)
    in CoreLocationUI (UIKit)
    swift class CLLocationButton : UIControl
    on iOS 15, Cat 15
    en The UIKit form of the location button.
    ko 위치 버튼의 UIKit 형태입니다.
    note extra | Ignores input on Mac Catalyst and in iPad or iPhone apps on visionOS.
      | Mac Catalyst와 visionOS에서 실행되는 iPad 및 iPhone 앱에서는 입력을 무시합니다.
    reports status/authorizedWhenInUse
    see LocationButton term/temporary-when-in-use
    from A-BTN T56 T57
    """
}
