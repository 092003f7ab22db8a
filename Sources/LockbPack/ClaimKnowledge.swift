public import LockbClaims

/// What a framework supplies for checking documents: a grammar that reads claims, and a judge.
public struct ClaimKnowledge: Sendable {
  private var makeGrammar: @Sendable () -> ClaimGrammar
  /// Answers a claim's question; pure, from any thread.
  public var judge: @Sendable (ClaimQuestion) -> ClaimJudgement

  /// Assembles the knowledge; the grammar is built when a command first asks for it.
  public init(
    grammar: @autoclosure @escaping @Sendable () -> ClaimGrammar,
    judge: @escaping @Sendable (ClaimQuestion) -> ClaimJudgement
  ) {
    makeGrammar = grammar
    self.judge = judge
  }

  /// The words, in both languages, and the frames.
  public var grammar: ClaimGrammar { makeGrammar() }
}
