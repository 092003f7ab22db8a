/// A service of the catalogue, as the machine knows it.
enum JudgeService: String, CaseIterable, Sendable {
  case standard = "standard-location"
  case liveUpdates = "live-updates"
  case significantChange = "significant-change"
  case visits
  case region = "region-monitoring"
  case monitor = "condition-monitoring"
  case ranging = "beacon-ranging"
  case heading
  case push = "location-push"
  case notification = "location-notification"

  /// Where its data comes from.
  var source: ModelEvent.EventSource {
    switch self {
    case .standard: .standard
    case .liveUpdates: .liveUpdates
    case .significantChange: .significantChange
    case .visits: .visits
    case .region: .region
    case .monitor: .monitor
    case .ranging: .ranging
    case .heading: .heading
    case .push: .locationPush
    case .notification: .notificationTrigger
    }
  }

  /// The call that starts it; nil for the notification trigger, which is no service of the app.
  var start: ModelEvent? {
    switch self {
    case .standard: .start(.standard)
    case .liveUpdates: .beginLiveUpdates
    case .significantChange: .start(.significantChange)
    case .visits: .start(.visits)
    case .region: .start(.region)
    case .monitor: .iterateEvents
    case .ranging: .start(.ranging)
    case .heading: .start(.heading)
    case .push: .start(.pushes)
    case .notification: nil
    }
  }
}
