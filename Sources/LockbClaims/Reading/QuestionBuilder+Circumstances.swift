extension QuestionBuilder {
  /// What clauses take for granted, where none of them claims anything: “chose Allow Once, in the
  /// background”.
  static func circumstances(
    of clauses: [Clause], _ matcher: FrameMatcher
  ) throws(Abstention) -> ClaimQuestion {
    var builder = Self(matcher: matcher)
    for var clause in clauses {
      switch clause.role {
      case .before, .until, .unless, .purpose: throw Abstention(.noFrame, "circumstances")
      case .main, .concession: clause.role = .condition
      case .condition, .after: break
      }
      try builder.readSubordinate(clause)
    }
    return builder.question
  }
}
