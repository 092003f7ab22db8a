/// Every rule that lockb has.
public enum RuleCatalogue {
  /// The rules, by code.
  public static let rules: [any Rule] = [
    BrokenCode(), BrokenFrontMatter(), BrokenHangul(), BrokenTable(),
    DraftDocument(), DuplicateDocument(), EmptyLink(),
    HeadingLevelJump(), MissingFrontMatter(), MissingPlatformVersion(),
    MissingShortcodeTarget(), MissingTranslation(), MisspeltWord(), NestedTooDeep(),
    StaleTranslation(), StructureParity(), TermDrift(),
    TrailingSpace(), UnknownSymbol(), UnrenderedBold(),
    UnresolvedLink(), AmbiguousClaim(), ContradictedClaim(),
    ContradictingDocuments(), ContradictingTwin(), DifferingScenario(), DifferingTranslation(),
    FailingScenario(), PartialException(), UnknownScenarioLine(), UnscopedClaim(),
    VacuousClaim(), UnexplainedSuppression(), UnusedSuppression(),
  ].sorted { $0.code < $1.code }

  /// A rule by its name or its code, in any letter case.
  public static func rule(named name: String) -> (any Rule)? {
    let name = name.lowercased()
    return rules.first { $0.name == name || $0.code.lowercased() == name }
  }
}
