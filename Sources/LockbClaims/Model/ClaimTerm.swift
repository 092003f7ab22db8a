/// A typed concept of a claim: `status/denied`, `event/open`, `prompt/any`, or the negation of one.
///
/// The part before the first slash is the concept's type. Values are the pack's to say. Of types,
/// reading knows those of every framework that grants rights: events and labels, statuses, grants,
/// levels and keys, effects, lifetimes and deliveries.
public struct ClaimTerm: Hashable, Sendable, CustomStringConvertible {
  /// The concept.
  public var concept: String
  /// Whether the claim denies it.
  public var isNegated: Bool

  /// A concept, or its negation.
  public init(_ concept: String, isNegated: Bool = false) {
    self.concept = concept
    self.isNegated = isNegated
  }

  /// The part of a concept before the first slash.
  static func type(of concept: String) -> Substring {
    concept[..<(concept.utf8.firstIndex(of: 0x2F) ?? concept.endIndex)]
  }

  /// Whether that part is a given one.
  static func isType(_ type: some StringProtocol, of concept: String) -> Bool {
    var rest = concept.utf8.makeIterator()
    for byte in type.utf8 where rest.next() != byte { return false }
    let next = rest.next()
    return next == nil || next == 0x2F
  }

  /// The part before the first slash: `status`.
  public var type: Substring { concept[..<slash] }
  /// The part after the first slash: `denied`; empty where there is none.
  public var value: Substring {
    slash == concept.endIndex ? "" : concept[concept.utf8.index(after: slash)...]
  }
  /// The same concept with the opposite sign.
  public var negated: Self { Self(concept, isNegated: !isNegated) }

  private var slash: String.Index { concept.utf8.firstIndex(of: 0x2F) ?? concept.endIndex }

  /// `status/denied`, or `!status/denied`.
  public var description: String { (isNegated ? "!" : "") + concept }
}
