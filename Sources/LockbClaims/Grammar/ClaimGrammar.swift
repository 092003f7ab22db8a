/// How a framework's documents speak: words with their concepts in both languages, and frames that
/// combine concepts into claims.
public struct ClaimGrammar: Sendable {
  /// Tables of words and phrases, a block a concept.
  public var lexicon: [String]
  /// The frames, one a line.
  public var frames: String
  /// The frames of table cells, one a line.
  public var cellFrames: String
  /// The frames for what a sentence only mentions, one a line.
  public var mentionFrames: String
  /// The frames for what is so in no circumstances, one a line.
  public var nowhereFrames: String
  /// The titles of columns whose cells are told as sentences, and how.
  public var cellSentences: String
  /// What is true of things in any circumstances, with the words for it; read when a reader is made,
  /// beside the words.
  public var properties: @Sendable () -> PropertyTable

  /// The concepts of the levels, least first.
  public var levels: [String]
  /// The concepts, and the types of concepts, whose names no document on another subject has. What
  /// names none of them in many sentences claims nothing; empty where that is not asked for.
  public var signs: Set<String>
  /// The same of those that a document on another subject may name by chance, as in “the location of
  /// the file”: two of them are a sign.
  public var hints: Set<String>

  /// A grammar from its tables.
  public init(
    lexicon: [String], frames: String, cellFrames: String = "", mentionFrames: String = "",
    nowhereFrames: String = "", cellSentences: String = "",
    properties: @escaping @Sendable @autoclosure () -> PropertyTable = PropertyTable([]),
    levels: [String] = [], signs: Set<String> = [],
    hints: Set<String> = []
  ) {
    self.levels = levels
    self.signs = signs
    self.hints = hints
    self.lexicon = lexicon
    self.frames = frames
    self.cellFrames = cellFrames
    self.mentionFrames = mentionFrames
    self.nowhereFrames = nowhereFrames
    self.cellSentences = cellSentences
    self.properties = properties
  }
}
