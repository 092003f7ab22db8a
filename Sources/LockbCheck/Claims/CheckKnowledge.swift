public import LockbClaims
public import LockbKnowledge
public import LockbMarkdown

/// What the checker asks of a framework; every part may be missing.
public struct CheckKnowledge: Sendable {
  /// What was read out of one document.
  public struct Reading: Sendable {
    /// The claims, in the order of the text.
    public var claims: [Claim]
    /// The sentences in scope from which none was read.
    public var unchecked: [UncheckedSentence]
    /// How many sentences speak of the framework.
    public var inScope: Int

    /// What was read.
    public init(claims: [Claim] = [], unchecked: [UncheckedSentence] = [], inScope: Int = 0) {
      self.claims = claims
      self.unchecked = unchecked
      self.inScope = inScope
    }
  }

  /// What documents may name.
  public var vocabulary: Vocabulary
  /// Reads the claims of a document.
  public var read: @Sendable (Document, ParsedDocument) -> Reading
  /// Cuts a document into what its translation has as well.
  public var passages: @Sendable (ParsedDocument) -> [PassageBlock]
  /// Answers a claim's question.
  public var judge: @Sendable (ClaimQuestion) -> ClaimJudgement
  /// Runs a scenario block, given its text and its info string; nil where there is no machine.
  public var runScenario: (@Sendable (_ text: String, _ info: String) -> ScenarioOutcome)?

  /// Assembles the knowledge of a checker.
  public init(
    vocabulary: Vocabulary,
    read: @escaping @Sendable (Document, ParsedDocument) -> Reading = { _, _ in Reading() },
    passages: @escaping @Sendable (ParsedDocument) -> [PassageBlock] = { _ in [] },
    judge: @escaping @Sendable (ClaimQuestion) -> ClaimJudgement = { _ in .silent },
    runScenario: (@Sendable (_ text: String, _ info: String) -> ScenarioOutcome)? = nil
  ) {
    self.vocabulary = vocabulary
    self.read = read
    self.passages = passages
    self.judge = judge
    self.runScenario = runScenario
  }

  /// The answer to a claim. What is true in some versions only is not limited further where its
  /// section has spoken of such versions.
  func judgement(of claim: Claim) -> ClaimJudgement {
    let judgement = judge(claim.question)
    guard judgement.verdict == .conditional else { return judgement }
    return claim.questionsBefore.lazy.map(judge).first { $0.verdict == .holds } ?? judgement
  }
}
