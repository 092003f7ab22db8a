/// What checking a claim came to.
public enum ClaimVerdict: String, CaseIterable, Codable, Sendable {
  /// It is true.
  case holds
  /// It is true under further conditions only, which it does not state.
  case conditional
  /// The machine or the catalogue refutes it.
  case contradictsModel = "contradicts-model"
  /// Another document says the opposite.
  case contradictsDocument = "contradicts-document"
  /// The translation says something else.
  case contradictsTwin = "contradicts-twin"
  /// Its condition never comes true.
  case vacuous
  /// The machine and the catalogue do not speak of it.
  case modelSilent = "model-silent"
  /// It can be read in two ways that lead to different verdicts.
  case ambiguous
  /// It speaks of the framework and was not understood.
  case unparsed
  /// It does not speak of the framework, or claims nothing.
  case outOfScope = "out-of-scope"

  /// Whether something else says the opposite.
  public var isContradiction: Bool {
    switch self {
    case .contradictsModel, .contradictsDocument, .contradictsTwin: true
    default: false
    }
  }
}
