extension Tables {
  /// Entitlements (4.3).
  static let entitlements = """
    com.apple.developer.location.push
    on iOS 15.0, no Cat, no macOS, no visionOS
    en The entitlement of a Location Push Service Extension, which needs Always authorization as
      well.
    ko 위치 푸시 서비스 확장의 엔타이틀먼트입니다. 항상 허용 권한도 있어야 합니다.
    note type | Entitlement
      | 엔타이틀먼트
    note required | For a Location Push Service Extension.
      | 위치 푸시 서비스 확장에 필요합니다.
    see CLLocationManager.startMonitoringLocationPushes(completion:)
      CLLocationPushServiceExtension service/location-push term/location-push-service-extension
    from A-PUSH T129
    """
}
