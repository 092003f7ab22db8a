/// What a claim says, free of any language: one question to the model or to the catalogue.
///
/// Read it as “within the scope, where the conditions hold, when the events happen in order, the
/// outcomes follow”. The kinds that ask the catalogue read their subjects first and their values
/// from the outcomes.
public struct ClaimQuestion: Hashable, Sendable {
  /// How often it is said to be so.
  public enum Quantifier: String, Sendable {
    /// Nothing is said: in ordinary circumstances.
    case ordinary
    /// In all circumstances.
    case always
    /// In no circumstances.
    case never
    /// In these circumstances and in no others.
    case only
    /// In some circumstances.
    case sometimes
  }

  /// Whether it is, can, must, need not or must not be so.
  public enum Modality: String, Sendable {
    case fact, can, cannot, must, mustNot, needNot
  }

  /// The kind of claim.
  public var kind: ClaimKind
  /// Where it is said to hold.
  public var scope: ClaimScope
  /// What must hold before anything happens.
  public var conditions: [ClaimTerm]
  /// What happens, in order.
  public var events: [ClaimTerm]
  /// What is claimed.
  public var outcomes: [ClaimTerm]
  /// What is spoken of, for questions to the catalogue.
  public var subjects: [ClaimTerm]
  /// How often.
  public var quantifier: Quantifier
  /// In what mood.
  public var modality: Modality
  /// The number, for `count`.
  public var number: Int?
  /// Whether the sentence says nothing but that it is not so, which leaves no circumstance open.
  public var deniesAltogether = false
  /// What the sentence can mean as well; it is refuted where each of them is.
  public var otherwise: [ClaimQuestion] = []

  /// Asks a question.
  public init(
    _ kind: ClaimKind, scope: ClaimScope = ClaimScope(), conditions: [ClaimTerm] = [],
    events: [ClaimTerm] = [], outcomes: [ClaimTerm] = [], subjects: [ClaimTerm] = [],
    quantifier: Quantifier = .ordinary, modality: Modality = .fact, number: Int? = nil
  ) {
    self.kind = kind
    self.scope = scope
    self.conditions = conditions
    self.events = events
    self.outcomes = outcomes
    self.subjects = subjects
    self.quantifier = quantifier
    self.modality = modality
    self.number = number
  }
}
