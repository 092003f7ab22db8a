internal import LockbBase

/// Reads platforms and versions: `iOS 13.4 and later`, `from iOS 14`, `iOS 10 이하`, `13.0–13.3`.
struct ScopeReader: Sendable {
  /// Platforms by the first word of their names in lower case, longer names first.
  private let platforms: [String: [(words: [String], name: String)]]
  /// The words with which a stretch may begin that begins with no number.
  private let beginnings: Set<String>

  init(platforms: [(names: [String], platform: String)]) {
    let names = platforms.flatMap { entry in
      entry.names.map { (words: LexiconTable.words(of: $0.lowercased()), name: entry.platform) }
    }
    self.platforms = Dictionary(grouping: names.filter { !$0.words.isEmpty }) { $0.words[0] }
      .mapValues { $0.sorted { $0.words.count > $1.words.count } }
    beginnings = Set(self.platforms.keys).union(Self.leading.map { $0.words[0] })
      .union(Self.articles)
  }

  private static let articles = ["the", "version", "versions", "버전"]

  /// The stretch that begins at a token and the token behind it.
  ///
  /// A bare number is a version only where words like “and later” or a leading “since” say so.
  func read(_ tokens: [ProseToken], at start: Int) -> (stretch: ClaimScope.Stretch, end: Int)? {
    var index = start
    var leading: Bound?
    switch tokens[index].kind {
    case .number: break
    case .latin, .hangul: guard beginnings.contains(tokens[index].folded) else { return nil }
    case .code, .mark: return nil
    }
    if tokens[index].kind == .latin, tokens[index].text.utf8.count <= 9,
      let (bound, after) = Self.match(Self.leading, tokens, at: index)
    {
      leading = bound
      index = after
    }
    var isNamed = false
    let opening = index
    while index < min(opening + 2, tokens.count),
      Self.articles.contains(tokens[index].folded)
    {
      isNamed = isNamed || tokens[index].folded != "the"
      index += 1
    }
    var platform = platform(tokens, at: &index)
    guard let first = version(tokens, at: &index) else {
      guard leading == nil, let platform else { return nil }
      return (ClaimScope.Stretch(platform: platform), index)
    }
    var stretch = ClaimScope.Stretch(platform: platform)
    if let last = rangeEnd(tokens, at: &index) {
      guard platform != nil else { return nil }
      stretch.from = Version(first)
      stretch.before = Self.next(after: last)
      return (stretch, index)
    }
    guard let version = Version(first) else { return nil }
    isNamed = isNamed || index < tokens.count && tokens[index].text.begins(with: "버전")
    // “Version 3 of B”; “on B, since version 3”; B에는 3 버전에 들어왔다.
    if isNamed, platform == nil {
      if index < tokens.count, tokens[index].folded == "of" {
        var behind = index + 1
        platform = self.platform(tokens, at: &behind)
        if platform != nil {
          stretch.platform = platform
          index = behind
        }
      }
      let named = platform == nil ? platforms(near: start, in: tokens) : []
      isNamed = leading != nil || !named.isEmpty
      if named.count == 1 { stretch.platform = named.first }
    }
    // “Before iOS 18 introduced it”: that is told in a clause of its own.
    if leading == .before, index < tokens.count, Self.finite.contains(tokens[index].folded) {
      return nil
    }
    let trailing =
      Self.match(Self.trailing, tokens, at: index) ?? Self.joinedBound(tokens, at: index)
    if let trailing { index = trailing.end }
    guard
      platform != nil || trailing != nil || isNamed || leading != nil && first.contains(".")
    else { return nil }
    switch trailing?.bound ?? leading ?? .exactly {
    case .from: stretch.from = version
    case .before: stretch.before = version
    case .through: stretch.before = Self.next(after: first)
    case .exactly:
      stretch.from = version
      stretch.before = Self.next(after: first)
    }
    return (stretch, index)
  }

  /// The stretches that a text names with their versions.
  func stretches(in tokens: [ProseToken]) -> [ClaimScope.Stretch] {
    var stretches: [ClaimScope.Stretch] = []
    var index = 0
    while index < tokens.count {
      guard let (stretch, end) = read(tokens, at: index) else {
        index += 1
        continue
      }
      if stretch.from != nil || stretch.before != nil { stretches.append(stretch) }
      index = max(end, index + 1)
    }
    return stretches
  }

  private enum Bound { case from, before, through, exactly }

  private static let leading: [(words: [String], bound: Bound)] = [
    (["ever", "since"], .from), (["only", "since"], .from), (["beginning", "in"], .from),
    (["starting", "at"], .from), (["till"], .before), (["up", "until"], .before),
    (["up", "to", "and", "including"], .through), (["ahead", "of"], .before),
    (["starting", "with"], .from), (["starting", "in"], .from), (["beginning", "with"], .from),
    (["starting", "from"], .from), (["as", "of"], .from), (["since"], .from), (["from"], .from),
    (["prior", "to"], .before), (["before"], .before), (["earlier", "than"], .before),
    (["older", "than"], .before), (["below"], .before), (["up", "to"], .through),
    (["through"], .through), (["until"], .before),
  ]

  /// What a version does that stands behind “before”.
  private static let finite: Set<String> = [
    "introduced", "added", "brought", "gained", "got", "made", "shipped", "came", "arrived",
    "launched", "changed", "replaced", "dropped", "removed", "split", "turned", "moved", "gave",
  ]

  private static let trailing: [(words: [String], bound: Bound)] = [
    (["and", "later"], .from), (["or", "later"], .from), (["and", "newer"], .from),
    (["or", "newer"], .from), (["and", "up"], .from), (["and", "above"], .from),
    (["or", "above"], .from), (["and", "onward"], .from), (["and", "onwards"], .from),
    (["onward"], .from), (["onwards"], .from), (["or", "higher"], .from),
    (["and", "higher"], .from),
    (["+"], .from), (["이상"], .from), (["부터"], .from), (["이후"], .from),
    (["and", "upwards"], .from), (["and", "beyond"], .from), (["or", "beyond"], .from),
    (["and", "after"], .from), (["and", "upward"], .from), (["or", "upwards"], .from),
    (["and", "lower"], .through), (["or", "lower"], .through), (["and", "before"], .through),
    (["or", "before"], .through),
    (["and", "earlier"], .through), (["or", "earlier"], .through), (["and", "below"], .through),
    (["or", "older"], .through), (["and", "older"], .through), (["or", "below"], .through),
    (["이하"], .through), (["까지"], .through), (["이전"], .before), (["미만"], .before),
    (["전"], .before),
  ]

  /// 9 전용, 13 전체: words that only begin as “before” does.
  private static func isWord(_ text: String) -> Bool {
    ["전용", "전체", "전부", "전환", "전반"].contains { text.begins(with: $0) }
  }

  private static func match(
    _ list: [(words: [String], bound: Bound)], _ tokens: [ProseToken], at index: Int
  ) -> (bound: Bound, end: Int)? {
    guard index < tokens.count else { return nil }
    for (words, bound) in list where index + words.count <= tokens.count {
      let isMatch = words.indices.allSatisfy { offset in
        let token = tokens[index + offset]
        guard token.kind != .code else { return false }
        if token.kind == .hangul {
          return token.text.begins(with: words[offset]) && !Self.isWord(token.text)
        }
        return token.folded == words[offset]
      }
      if isMatch { return (bound, index + words.count) }
    }
    return nil
  }

  /// `12 혹은 그 이전`, `14 버전 이상`, `13과 그 이후 버전`: with what joins it, 이전 holds the version itself.
  private static func joinedBound(
    _ tokens: [ProseToken], at start: Int
  ) -> (bound: Bound, end: Int)? {
    func skips(_ words: [String], _ index: inout Int) -> Bool {
      guard index < tokens.count, words.contains(tokens[index].text) else { return false }
      index += 1
      return true
    }
    var index = start
    // `14 버전부터`.
    if index < tokens.count, tokens[index].kind == .hangul, tokens[index].text.begins(with: "버전") {
      let particle = String(tokens[index].text.dropFirst(2))
      if let known = trailing.first(where: { particle.begins(with: $0.words[0]) }) {
        return (known.bound, index + 1)
      }
    }
    let isVersion = skips(["버전"], &index)
    let isJoined = skips(["혹은", "또는", "및", "이나", "나", "과", "와"], &index)
    _ = isJoined && skips(["그"], &index)
    guard isVersion || isJoined, let (bound, end) = match(trailing, tokens, at: index),
      tokens[index].kind == .hangul
    else { return nil }
    return (isJoined && bound == .before ? .through : bound, end)
  }

  private func platform(_ tokens: [ProseToken], at index: inout Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .latin || tokens[index].kind == .hangul,
      let names = platforms[tokens[index].folded]
    else { return nil }
    for (words, name) in names where index + words.count <= tokens.count {
      let isMatch = words.indices.allSatisfy { offset in
        tokens[index + offset].kind != .code
          && tokens[index + offset].folded == words[offset]
      }
      if isMatch {
        index += words.count
        return name
      }
    }
    return nil
  }

  private func version(_ tokens: [ProseToken], at index: inout Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .number, Version(tokens[index].text) != nil
    else { return nil }
    index += 1
    return tokens[index - 1].text
  }

  /// How far from a version its platform stands at most, in tokens.
  private static let reach = 24

  /// The platforms that the sentence names not far from a token.
  private func platforms(near place: Int, in tokens: [ProseToken]) -> Set<String> {
    func isEnd(_ token: ProseToken) -> Bool { token.isMark(".!?") }
    let near = max(place - Self.reach, 0)..<min(place + Self.reach, tokens.count)
    let first = tokens[near.lowerBound..<place].lastIndex(where: isEnd).map { $0 + 1 }
    let end = tokens[place..<near.upperBound].firstIndex(where: isEnd)
    var names: Set<String> = []
    for start in (first ?? near.lowerBound)..<(end ?? near.upperBound) {
      var index = start
      if let name = platform(tokens, at: &index) { names.insert(name) }
    }
    return names
  }

  /// `–13.3`, `~13.3`, `to 13.3`, `and 12`.
  private func rangeEnd(_ tokens: [ProseToken], at index: inout Int) -> String? {
    guard index + 1 < tokens.count,
      tokens[index].isMark("–-~—/·")
        || ["to", "through", "and", "에서", "부터", "와", "과"].contains(tokens[index].text),
      tokens[index + 1].kind == .number, Version(tokens[index + 1].text) != nil,
      Self.match(Self.trailing.filter { $0.bound == .from }, tokens, at: index + 2) == nil
    else { return nil }
    index += 2
    // “11·12·13”: up to the last of them.
    while index + 1 < tokens.count, tokens[index].isMark("·"), tokens[index + 1].kind == .number {
      index += 2
    }
    let last = tokens[index - 1].text
    if index < tokens.count, tokens[index].kind == .hangul, tokens[index].isJoined,
      ["까지", "까지는"].contains(tokens[index].text)
    {
      index += 1
    }
    return last
  }

  /// The first version after all that a number names: 14 for 13, 13.4 for 13.3.
  static func next(after text: String) -> Version? {
    guard let version = Version(text) else { return nil }
    return text.contains(".")
      ? Version(version.major, version.minor + 1) : Version(version.major + 1)
  }
}
