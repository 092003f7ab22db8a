/// The shapes in which Korean words and phrases of a grammar begin.
enum KoreanForm {
  /// Calls `found` with the units of each form of a text as a table has it, and with whether it is a
  /// verb: `~` at its end stands for the noun, its 하다 and its 되다, and what ends in 다 is a verb,
  /// which changes its shape.
  static func forEach(
    of text: TableBytes, in units: inout WordUnits, _ found: ([WordUnits.Unit], Bool) -> Void
  ) {
    let isNoun = text.last == UInt8(ascii: "~")
    var path: [WordUnits.Unit] = []
    path.reserveCapacity(text.count)
    // The last word, as its bytes and as where its units begin.
    var (last, start) = (text, 0)
    LexiconTable.forEachWord(of: isNoun ? text.part(0, text.count - 1) : text) { word, isHangul in
      (last, start) = (word, path.count)
      if isHangul {
        WordUnits.appendJamo(of: word, to: &path)
      } else {
        path.append(units.intern(word))
      }
    }
    if isNoun {
      found(path, false)
      for shape in shapesOfNoun { found(path + shape, true) }
    } else if KoreanStem.isVerb(last) {
      path.removeLast(KoreanStem.unitsOfEnding)
      let stem = Array(path[start...])
      KoreanStem.forEachShape(of: stem) { dropped, added in
        path.replaceSubrange(start..., with: stem.dropLast(dropped))
        path += added
        found(path, true)
      }
    } else {
      found(path, false)
    }
  }

  /// What stands behind a noun whose 하다 and 되다 are meant, in the shapes of these verbs.
  private static let shapesOfNoun = ["하", "해", "되", "돼"].map { WordUnits.jamo(of: $0) }
}
