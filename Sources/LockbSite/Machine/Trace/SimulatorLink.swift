internal import LockbBase
internal import LockbPack

/// A link into the simulator: a place, keys and events in the fragment of its address.
struct SimulatorLink: Hashable, Sendable {
  var platform: String
  var version: String
  /// The keys that the application declares; nil for every key that matters there.
  var keys: [String]?
  var events: [String] = []

  /// `platform=iOS&version=18&events=requestAlways,choose%3AAllow%20Once`.
  var fragment: String {
    var parts = ["platform=" + Self.encoded(platform), "version=" + Self.encoded(version)]
    if let keys { parts.append("keys=" + keys.map(Self.encoded).joined(separator: ",")) }
    if !events.isEmpty {
      parts.append("events=" + events.map(Self.encoded).joined(separator: ","))
    }
    return parts.joined(separator: "&")
  }

  /// The address seen from a page.
  func address(from route: Route, _ language: Language) -> String {
    route.relative(to: Route(language, MachinePages.path).file) + "#" + fragment
  }

  private static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += (digits.utf8.count == 1 ? "%0" : "%") + digits
      }
    }
    return result
  }
}

extension SimulatorLink {
  /// The link to a run; nil where the simulator cannot show the same steps.
  init?(_ request: ReferenceRequest, _ steps: [ReferenceStep], in atlas: MachineAtlas) {
    guard request.flags.isEmpty, let place = atlas.place(request.platform, request.version),
      steps.count == request.events.count
    else { return nil }
    let choice = place.keys.indices.reduce(0) {
      request.keys.contains(place.keys[$1]) ? $0 | 1 << $1 : $0
    }
    let map = atlas.contexts[place.contexts[choice]].map
    var state = 0
    var events: [String] = []
    for step in steps {
      guard
        let move = map.moves.first(where: {
          $0.from == state && map.events[$0.event].isNamed(step.event)
            && $0.step.row == step.row && $0.step.after == step.after
        })
      else { return nil }
      events.append(map.events[move.event].name)
      state = move.to
    }
    self.init(
      platform: place.platform, version: place.version,
      keys: choice + 1 == place.contexts.count ? nil : place.declared(choice),
      events: events)
  }
}

extension ReferenceEvent {
  /// Whether a run means this event: answers may be named in either language.
  fileprivate func isNamed(_ text: String) -> Bool {
    if name == text { return true }
    guard source == .answer, let mark = name.firstIndex(of: ":") else { return false }
    let quotes: Set<Character> = ["“", "”"]
    return text == name[...mark] + shortLabel.korean.filter { !quotes.contains($0) }
  }
}
