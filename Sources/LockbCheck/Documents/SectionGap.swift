internal import LockbBase

/// A place where a translation has more sections than a document.
struct SectionGap {
  /// The heading before the gap; nil at the beginning.
  var place: SourceRange?
  /// The sections that the translation has there.
  var missing: [SectionShape]
  /// The number of sections that the document has there, under other anchors.
  private var present: Int

  /// The gaps of a document, in the order of the text.
  static func all(_ own: [SectionShape], _ other: [SectionShape]) -> [Self] {
    var ownGaps: [String: Int] = [:]
    let shared = Set(own.map(\.anchor)).intersection(other.map(\.anchor))
    var places: [String: SourceRange] = [:]
    var last = ""
    for shape in own {
      if shared.contains(shape.anchor) {
        last = shape.anchor
        places[last] = shape.range
      } else {
        ownGaps[last, default: 0] += 1
      }
    }
    var gaps: [Self] = []
    last = ""
    for shape in other {
      if shared.contains(shape.anchor) {
        last = shape.anchor
      } else if let gap = gaps.last, gap.place == places[last], !gap.missing.isEmpty {
        gaps[gaps.count - 1].missing.append(shape)
      } else {
        gaps.append(Self(place: places[last], missing: [shape], present: ownGaps[last] ?? 0))
      }
    }
    // As many sections under other anchors are most likely the same sections.
    return gaps.filter { $0.missing.count > $0.present }
  }

  /// What is missing, in one line.
  var message: Localized<String> {
    let count = missing.count
    guard present == 0 else {
      return Localized(
        en:
          "\(present == 1 ? "1 section follows" : "\(present) sections follow") here, \(count) in the translation",
        ko: "뒤따르는 절: 여기 \(present)개, 번역에 \(count)개")
    }
    let titles = missing.prefix(3).map { "“\($0.title)”" }.joined(separator: ", ")
    let more = count > 3 ? (" and \(count - 3) more", " 외 \(count - 3)개") : ("", "")
    return Localized(
      en: "no section for \(titles)\(more.0)", ko: "\(titles)\(more.1)에 해당하는 절이 없습니다")
  }
}
