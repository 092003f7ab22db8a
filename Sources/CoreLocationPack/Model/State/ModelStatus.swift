/// The value of `CLAuthorizationStatus` that an app reads.
public enum ModelStatus: String, CaseIterable, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
