/// The shapes in which Korean words and phrases of a grammar begin.
enum KoreanForm {
  /// Calls `found` with the units of each form of a text as a table has it, and with whether it is a
  /// verb: `~` at its end stands for the noun, its 하다 and its 되다, and what ends in 다 is a verb,
  /// which changes its shape.
  static func forEach(
    of text: ArraySlice<UInt8>, in units: inout WordUnits, _ found: ([WordUnits.Unit], Bool) -> Void
  ) {
    guard text.last == UInt8(ascii: "~") else { return forEachShape(of: text, in: &units, found) }
    let noun = text.dropLast()
    forEachShape(of: noun, in: &units, found)
    for ending in endings { forEachShape(of: noun + ending, in: &units, found) }
  }

  private static let endings = ["하다", "되다"].map { Array($0.utf8) }

  private static func forEachShape(
    of text: ArraySlice<UInt8>, in units: inout WordUnits, _ found: ([WordUnits.Unit], Bool) -> Void
  ) {
    var path: [WordUnits.Unit] = []
    path.reserveCapacity(text.count)
    var last: ArraySlice<UInt8> = []
    var start = 0
    LexiconTable.forEachWord(of: text) { word, isHangul in
      (last, start) = (word, path.count)
      if isHangul {
        WordUnits.appendJamo(of: word, to: &path)
      } else {
        path.append(units.intern(word))
      }
    }
    guard KoreanStem.isVerb(last) else { return found(path, false) }
    path.removeLast(KoreanStem.unitsOfEnding)
    let stem = Array(path[start...])
    KoreanStem.forEachShape(of: stem) { dropped, added in
      path.replaceSubrange(start..., with: stem.dropLast(dropped))
      path += added
      found(path, true)
    }
  }
}
