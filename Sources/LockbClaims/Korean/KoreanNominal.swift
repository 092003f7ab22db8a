internal import LockbText

/// A Korean predicate that ends in -기 or -(으)ㅁ, as cells and titles of tables do: 열기, 받음.
struct KoreanNominal {
  private let stem: String

  /// Nil where a text ends in neither, and where its stem loses a ㄹ.
  init?(_ text: String) {
    guard let last = text.unicodeScalars.last?.value, Jamo.isSyllable(last) else { return nil }
    let rest = String(text.dropLast())
    if text.ends(with: "기") || text.ends(with: "음") {
      stem = rest
    } else if Jamo.split(last).final == Self.finalM {
      stem = Self.ending(rest, with: last - UInt32(Self.finalM))
    } else {
      return nil
    }
    guard let end = stem.unicodeScalars.last?.value, Jamo.isSyllable(end),
      Jamo.split(end).final != Self.finalL
    else { return nil }
  }

  /// A question as titles and rows of tables ask it: 보내나, 받나요?, 여는가, 닫는지; nil where a text asks none.
  init?(ofQuestion text: String) {
    var text = text[...]
    while let last = text.last, last == "?" || last == " " { text.removeLast() }
    if Self.polite.contains(where: text.ends) { text.removeLast() }
    guard let ending = Self.askings.first(where: text.ends), text.count > ending.count else {
      return nil
    }
    self.init(text.dropLast(ending.count) + "기")
  }

  private static let askings = ["는가", "는지", "나"]
  private static let polite = ["나요", "는가요", "는지요"]

  /// As the end of a sentence: 보낸다, 받는다, 있다.
  var finite: String {
    guard let last = stem.unicodeScalars.last?.value, !isOfBeing else { return stem + "다" }
    return Jamo.split(last).final == 0
      ? Self.ending(String(stem.dropLast()), with: last + UInt32(Self.finalN)) + "다" : stem + "는다"
  }

  /// The same denied: 보내지 않는다, 있지 않다.
  var denied: String { stem + (isOfBeing ? "지 않다" : "지 않는다") }

  private var isOfBeing: Bool { stem.ends(with: "있") || stem.ends(with: "없") }

  private static let (finalN, finalL, finalM) = (4, 8, 16)

  private static func ending(_ text: String, with scalar: UInt32) -> String {
    text + (Unicode.Scalar(scalar).map { String(Character($0)) } ?? "")
  }
}
