internal import LockbBase
internal import LockbPack

/// A drawing with the places where the machine looks like it.
struct MachineDrawing: Sendable {
  /// A name for addresses: `ios-13-4`.
  var slug: String
  /// What is drawn, of an application that declares every key.
  var context: MachineAtlas.Context
  /// Where it looks like that.
  var places: [MachineAtlas.Place]

  /// The drawings of an atlas, each by the first place that looks like it.
  static func all(in atlas: MachineAtlas) -> [MachineDrawing] {
    var drawings: [MachineDrawing] = []
    for place in atlas.places {
      let context = atlas.contexts[place.whole]
      if let index = drawings.firstIndex(where: { $0.looksLike(context) }) {
        drawings[index].places.append(place)
      } else {
        drawings.append(
          MachineDrawing(
            slug: MachineAtlas.slug(place.platform, place.version), context: context,
            places: [place]))
      }
    }
    return drawings
  }

  private func looksLike(_ other: MachineAtlas.Context) -> Bool {
    context.map.graph == other.map.graph && context.map.nodeStates == other.map.nodeStates
      && context.map.prompts == other.map.prompts
  }

  /// Where it looks like that, for people: `iOS, iPadOS 13.4+; watchOS 6+`.
  var title: String {
    var ranges: [(platform: String, spans: [(first: String, end: String?)])] = []
    for place in places {
      if ranges.last?.platform != place.platform { ranges.append((place.platform, [])) }
      let last = ranges.count - 1
      if let span = ranges[last].spans.last, span.end == place.version {
        ranges[last].spans[ranges[last].spans.count - 1].end = place.end
      } else {
        ranges[last].spans.append((place.version, place.end))
      }
    }
    var groups: [(platforms: [String], text: String)] = []
    for range in ranges {
      let text = range.spans.map { Self.range($0.first, before: $0.end) }.joined(separator: ", ")
      if let index = groups.firstIndex(where: { $0.text == text }) {
        groups[index].platforms.append(range.platform)
      } else {
        groups.append(([range.platform], text))
      }
    }
    return groups.map { $0.platforms.joined(separator: ", ") + " " + $0.text }
      .joined(separator: "; ")
  }

  /// A stretch of versions: `13.4+`, `8–10`, `13–13.3`.
  static func range(_ first: String, before end: String?) -> String {
    guard let end = end.flatMap({ Version($0) }), let begin = Version(first) else {
      return short(first) + "+"
    }
    let last =
      end.minor > 0
      ? "\(end.major).\(end.minor - 1)" : end.major - 1 > begin.major ? "\(end.major - 1)" : nil
    guard let last, last != short(first) else { return short(first) }
    return "\(short(first))–\(last)"
  }

  /// Without a zero at the end: `13`, `13.4`.
  static func short(_ version: String) -> String {
    version.hasSuffix(".0") ? String(version.dropLast(2)) : version
  }
}
