/// The units of a sentence without its spaces.
struct UnitText {
  private(set) var units: [WordUnits.Unit] = []
  private var tokens: [Int] = []
  private var starts: [Int?] = []
  private var ends: [Int] = []

  init(_ list: [ProseToken], _ words: WordUnits) {
    units.reserveCapacity(list.count * 4)
    tokens.reserveCapacity(list.count * 4)
    starts.reserveCapacity(list.count)
    ends.reserveCapacity(list.count)
    for (index, token) in list.enumerated() {
      starts.append(token.kind == .mark ? nil : units.count)
      switch token.kind {
      case .hangul: token.text.withTableBytes { WordUnits.appendJamo(of: $0, to: &units) }
      case .latin, .number: units.append(words.unit(of: token.text) ?? 0)
      // `Day` pass: a word in code may be part of a phrase as well.
      case .code: units.append(token.isWord ? words.unit(of: token.text) ?? 0 : 0)
      case .mark: if !token.isMark("-/*_.\"“”'‘’「」『』") { units.append(0) }
      }
      while tokens.count < units.count { tokens.append(index) }
      ends.append(units.count)
    }
  }

  /// The first unit of a token; nil for a mark.
  func start(of token: Int) -> Int? { starts[token] }
  /// The unit behind a token.
  func end(of token: Int) -> Int { ends[token] }
  /// The token that a unit belongs to.
  func token(at unit: Int) -> Int { tokens[unit] }
}
