/// A way of combining concepts into terms of a claim, whatever the language and the order of words:
///
///     reported: grant/* verb/report status/*@result => condition:grant/$grant outcome:status/$status
///
/// `*` stands for any value, `|` parts alternatives, `?` marks what may be missing, `@` names the
/// slot, or the slots, that a word must stand in. What the frame makes is listed behind the arrow; `$type` is the
/// value that was found. `kind:` and `modality:` set what the words imply.
struct Frame: Sendable {
  struct Element: Sendable {
    /// Concepts; one that ends in a slash stands for every concept of that type, and one that ends in
    /// a point or a colon for every one that begins so.
    var choices: [String]
    var isOptional: Bool
    var slots: [Item.Slot]
    /// Whether it must be denied, or must not be; nil where both will do.
    var isNegated: Bool?
  }

  enum Role: String, Sendable {
    case condition, event, outcome, subject
    /// What happens after every other event.
    case later
  }

  struct Output: Sendable {
    var role: Role
    var pattern: Pattern
    var isNegated: Bool
  }

  /// A concept with a place that an element fills.
  enum Pattern: Sendable {
    case concept(String)
    /// `$2`: the concept of the element at that place.
    case place(Int)
    /// `grant/$status`: the value of the element of that type.
    case value(prefix: String, type: String)
    /// `grant/$2`: the value of the element at that place.
    case valueAt(prefix: String, place: Int)

    /// Whether what an element stands for fills it.
    func takes(_ term: ClaimTerm, at place: Int) -> Bool {
      switch self {
      case .concept: false
      case .place(let wanted), .valueAt(_, let wanted): wanted == place
      case .value(_, let type): term.type == type
      }
    }

    /// The concept with what an element stands for.
    func filled(with term: ClaimTerm) -> String {
      switch self {
      case .concept(let concept): concept
      case .place: term.concept
      case .value(let prefix, _), .valueAt(let prefix, _): prefix + term.value
      }
    }
  }

  var name: String
  var elements: [Element]
  var outputs: [Output]
  var kind: ClaimKind?
  var modality: ClaimQuestion.Modality?
  /// Whether the sentence has to name a platform or a version: `needs:scope`.
  var needsScope = false
  /// Whether the sentence, or a heading above it, has to: `needs:place`.
  var needsPlace = false
  /// Whether the sentence has to tell in which circumstances it is so: `needs:circumstances`.
  var needsCircumstances = false
  /// Whether a word that denies something is sure to deny what the frame says: `may:deny`.
  var mayDeny = false
  /// Whether one has to: `needs:denial`.
  var needsDenial = false
  /// What the sentence must not name: `but:concept`.
  var excluded: [String] = []
}

extension Frame {
  /// The frame of a cell that finds in the name of its row what the title of its column does not tell.
  var tellingInRow: Frame {
    var frame = self
    for index in elements.indices where elements[index].slots.contains(.title) {
      frame.elements[index].slots.append(.key)
    }
    return frame
  }
}
