/// A grammar with its words cut into entries: what a reader needs whatever it is to read, and can have
/// before the documents are known.
public struct GrammarTables: Sendable {
  let grammar: ClaimGrammar
  let entries: [LexiconTable.Entry]
  let told: CellSentences

  /// Cuts the tables of a grammar.
  public init(_ grammar: ClaimGrammar) {
    self.grammar = grammar
    entries = LexiconTable.entries(
      of: [GrammarWords.table, GrammarWords.korean] + grammar.lexicon)
    told = CellSentences(grammar.cellSentences)
  }
}
