/// What a Korean particle says of the word before it.
enum KoreanParticle: String, Sendable {
  case topic, subject, object, result, place, recipient, source, until, only, also, and, of, or
  /// 밖에, which wants a negation.
  case nothingBut
  /// 없이.
  case without
  /// 마다.
  case each
  /// -처럼, -보다: what something is compared with.
  case like
  /// -만으로: with nothing else.
  case alone
  /// -별, -씩 and the like, which carry nothing that is checked.
  case plain

  private static let table: [(Self, String)] = [
    (.topic, "은 는 란 이란 이라면 ㄴ"), (.subject, "이 가 께서"), (.object, "을 를 ㄹ"),
    (.result, "로 으로 로서 으로서 로써 으로써 라고 이라고 라는 이라는"),
    (.place, "에 에서 엔 에선 에서의"), (.recipient, "에게 한테 께 에게서"),
    (.source, "부터 로부터 으로부터 에서부터"), (.until, "까지 까진"), (.only, "만 만이 만을 만은 뿐 에야 에서야"),
    (.also, "도"), (.and, "와 과 랑 이랑 하고"), (.of, "의"), (.or, "나 이나 든 이든"),
    (.nothingBut, "밖에"), (.without, "없이"),
    (.each, "마다"),
    (.like, "처럼 같이 보다 보다는 만큼"), (.alone, "만으로 만으로는 만으론 만으로도"),
    (.plain, "별 별로 조차 마저 만큼은 만큼도 라도 이라도 들 님 씩 쯤 째 대로 말고"),
  ]

  /// Those behind which no other stands.
  private static let closing: [Self] = [.topic, .subject, .object]

  /// Their forms, and by node of the tree the particle whose form ends there.
  private static let forms: (tree: UnitTree, ends: [Self?]) = {
    var tree = UnitTree(capacity: 1 << 8)
    var ends: [Self?] = [nil]
    for (particle, forms) in table {
      for form in forms.split(separator: " ") {
        let node = WordUnits.jamo(of: form).reduce(UnitTree.root) { tree.grow(from: $0, by: $1) }
        while ends.count < tree.count { ends.append(nil) }
        ends[Int(node)] = particle
      }
    }
    return (tree, ends)
  }()

  /// The particles that make up all of what stands behind a noun; nil where it is something else.
  static func particles(of rest: ArraySlice<WordUnits.Unit>) -> [Self]? {
    if rest.isEmpty { return [] }
    let (tree, ends) = forms
    var found: [(end: Int, particle: Self)] = []
    var node = UnitTree.root
    for place in rest.indices {
      guard let next = tree.next(from: node, by: rest[place]) else { break }
      node = next
      if let particle = ends[Int(node)] { found.append((place + 1, particle)) }
    }
    for (end, particle) in found.reversed() {
      guard let others = particles(of: rest[end...]),
        others.isEmpty || !closing.contains(particle)
      else { continue }
      return [particle] + others
    }
    return nil
  }
}
