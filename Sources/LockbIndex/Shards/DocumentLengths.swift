internal import LockbBase
internal import LockbKnowledge

/// How many sections each document has and how long they are. A translation is much as what it
/// stands behind, and a section somewhat as the one before it.
enum DocumentLengths {
  /// The circumstances in which decisions are made.
  private enum Circumstance {
    static let isTwin = 0
    static let isKorean = 2
    static let isSame = 5
    static let count = 8
    static let countBesideTwin = count + ChanceWriter.number
    static let besideTwin = countBesideTwin + ChanceWriter.number
    static let byItself = besideTwin + 6 * ChanceWriter.number
    static let all = byItself + 24 * 128
  }

  /// The letters of all documents, by the classes of their sections' lengths.
  static func text(_ documents: [Document], _ classes: [Int]) -> ShardText {
    var chances = ChanceWriter(circumstances: Circumstance.all)
    chances.number(documents.count, Circumstance.count)
    var last: (document: Document, isTwin: Bool, isSame: Bool, lengths: ArraySlice<Int>)?
    var start = 0
    for document in documents {
      let isTwin = last?.document.id.topic == document.id.topic
      let isKorean = document.id.language == .korean
      let isSame = document.sections.first?.title == document.title
      let lengths = classes[start..<start + document.sections.count]
      start = lengths.endIndex
      let twin = isTwin ? last : nil
      chances.bit(isTwin, Circumstance.isTwin + (last?.isTwin == true ? 1 : 0))
      let languageOfTwin = twin.map { $0.document.id.language == .korean ? 2 : 1 } ?? 0
      chances.bit(isKorean, Circumstance.isKorean + languageOfTwin)
      chances.bit(isSame, Circumstance.isSame + (twin.map { $0.isSame ? 2 : 1 } ?? 0))
      if let twin {
        chances.difference(lengths.count - twin.lengths.count, Circumstance.countBesideTwin)
      } else {
        chances.number(lengths.count, Circumstance.count)
      }
      add(lengths, beside: twin?.lengths, to: &chances)
      last = (document, isTwin, isSame, lengths)
    }
    return chances.finish()
  }

  private static func add(
    _ lengths: ArraySlice<Int>, beside twin: ArraySlice<Int>?, to chances: inout ChanceWriter
  ) {
    if let twin, twin.count == lengths.count {
      var group = 0
      for (own, other) in zip(lengths, twin) {
        chances.difference(own - other, Circumstance.besideTwin + group * ChanceWriter.number)
        group = 3 + min(2, max(-2, own - other))
      }
    } else {
      var group = 0
      for own in lengths {
        chances.tree(own, bits: 7, Circumstance.byItself + group * 128)
        group = 1 + own / 4
      }
    }
  }
}
