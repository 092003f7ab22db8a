internal import LockbBase

/// Platforms and versions at which something is the case, for people: `iOS, iPadOS 13.4+`.
struct PlaceList: Hashable {
  /// Positions in `ModelExplore.places`.
  let positions: [Int]

  /// Places by their positions, in rising order.
  init(positions: [Int]) {
    self.positions = positions
  }

  /// The places in words that both languages share; platforms with the same versions stand together.
  var text: String {
    var platformsByRange: [(range: String, platforms: [String])] = []
    for platform in ModelPlatform.allCases {
      guard let range = versions(of: platform) else { continue }
      if let index = platformsByRange.firstIndex(where: { $0.range == range }) {
        platformsByRange[index].platforms.append(platform.rawValue)
      } else {
        platformsByRange.append((range, [platform.rawValue]))
      }
    }
    return platformsByRange.map { $0.platforms.joined(separator: ", ") + " " + $0.range }
      .joined(separator: "; ")
  }

  /// The versions of a platform: `8–10, 13.4+`; nil where there are none.
  private func versions(of platform: ModelPlatform) -> String? {
    let places = ModelExplore.places.indices.filter {
      ModelExplore.places[$0].platform == platform
    }
    var ranges: [String] = []
    var start: Int?
    for place in places {
      guard positions.contains(place) else { continue }
      if start == nil { start = place }
      if place + 1 <= (places.last ?? 0), positions.contains(place + 1) { continue }
      if let first = start {
        let end = place == places.last ? nil : ModelExplore.places[place + 1].version
        ranges.append(Self.range(ModelExplore.places[first].version, before: end))
      }
      start = nil
    }
    return ranges.isEmpty ? nil : ranges.joined(separator: ", ")
  }

  /// A range of versions: `13.4+`, `8–10`, `13–13.3`.
  static func range(_ first: Version, before end: Version?) -> String {
    guard let end else { return "\(first.short)+" }
    let last =
      end.minor > 0
      ? "\(end.major).\(end.minor - 1)" : end.major - 1 > first.major ? "\(end.major - 1)" : nil
    guard let last, last != first.short else { return first.short }
    return "\(first.short)–\(last)"
  }
}

extension Version {
  /// Without zeros at the end: `13`, `13.4`.
  var short: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
