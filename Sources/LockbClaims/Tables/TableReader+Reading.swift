internal import LockbBase

/// What a table is read from, and what its cells come to.
extension TableReader {
  /// A cell and a question that it answers; none where it speaks of the framework and is not
  /// understood.
  struct Reading {
    var range: SourceRange
    var rule = ""
    var question: ClaimQuestion?
    /// Whether it speaks of the framework by name.
    var isInScope = true
    /// What a cell that is not understood may be told as, the likeliest first, for each of its
    /// statements.
    var retold: [[String]] = []
    /// Whether the row says all that the machine has to know.
    var isStatement = false
    /// The versions that a retold cell is about.
    var scope = ClaimScope()
    /// Whether the lines above take nothing for granted but versions.
    var isUnconditional = false
    /// What the row and the lines above take for granted, under which the sentences of a cell that is
    /// not understood are told.
    var given = Circumstances()
    var sentences: [Sentence] = []
    /// The one thing that the row is named by, where the cell is a remark about it.
    var row: Item?
    /// All that the row and the column name, and what the cell says.
    var joined: CellQuestion.Parts.Joined?
    /// Whether it names a range, of whose numbers none is claimed alone.
    var isRange = false
    /// What it claims by its first words, where nothing else of it is understood.
    var happening: [(rule: String, question: ClaimQuestion)] = []
    /// Whether its row or its column is about a service.
    var speaksOfService = false
  }

  /// What stands above a table: its heading, outer headings and the lines before it.
  struct Surroundings {
    var heading: TablePart?
    /// The heading as it is written.
    var title = ""
    /// The sentence of the lines before it that leads to it.
    var introduction: TablePart?
    /// All of those lines.
    var legend: [ProseToken] = []
    /// The versions that all of those lines name.
    var versions: [ClaimScope.Stretch] = []
    /// The one prompt that all of those lines name.
    var prompt: String?
    /// The scope of the headings around it.
    var scope = ClaimScope()
    /// The title of the document.
    var page: TablePart?

    /// Whether the lines before it tell of some of its rows.
    var speaksOfRows: Bool { introduction?.speaksOfRows ?? false }

    /// The versions that the headings and the lines before the table name.
    var stretches: [ClaimScope.Stretch] {
      (heading?.stretches ?? []) + versions + scope.stretches
    }
  }
}

extension TableReader.Reading {
  /// A cell that speaks for itself, whatever its row says.
  init(range: SourceRange, own cell: TablePart) {
    self.init(range: range)
    isInScope = cell.items.contains(where: \.isConcept)
    sentences = cell.sentences
  }
}
