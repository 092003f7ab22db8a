internal import LockbBase

/// Korean sentences whose verb stands before what they stress: 도입된 버전은 14.2이다, 뜨는 것이 아니다.
enum KoreanCleft {
  /// The same with the verb at the end: 14.2에 도입되었다, 뜨지 않는다.
  static func plain(_ items: [Item]) -> [Item] {
    guard let last = items.last, last.suffix.ending == .final else { return items }
    let isDenied = last.function == "아니"
    let body = isDenied ? Array(items.dropLast()) : items
    return version(body, isDenied ? last : nil) ?? (isDenied ? thing(body, last) : nil) ?? items
  }

  /// B에 도입된 버전은 14.2이다.
  private static func version(_ items: [Item], _ denial: Item?) -> [Item]? {
    guard let stressed = items.last, stressed.function == "number", stressed.version != nil,
      let word = stressed.words.first,
      denial == nil ? stressed.suffix.isCopula : stressed.suffix.isSubject,
      let noun = items.dropLast().indices.last, items[noun].senses.first == "noun/version",
      items[noun].suffix.particles == [.topic],
      let verb = items[..<noun].lastIndex(where: { $0.suffix.ending == .adnominal }),
      items[(verb + 1)..<noun].allSatisfy({ $0.scope != nil || $0.function == "filler" })
    else { return nil }
    var plain = Array(items[..<noun])
    // 쓸 수 있는 첫 버전.
    if items[(verb + 1)..<noun].contains(where: { $0.senses.contains("how/first") }) {
      plain[verb].senses = ["verb/introduce"]
    }
    let scopes = plain.indices.filter { plain[$0].scope != nil }
    guard scopes.count == 1, let scope = plain[scopes[0]].scope, scope.isBare else { return nil }
    var place = plain.remove(at: scopes[0])
    place.scope = ClaimScope.Stretch(
      platform: scope.platform, from: stressed.version, before: ScopeReader.next(after: word))
    place.words.append(word)
    let end = scopes[0] < verb ? verb - 1 : verb
    plain.removeSubrange((end + 1)...)
    plain.insert(place, at: min(scopes[0], end))
    return ended(plain, denial ?? stressed, isDenied: denial != nil)
  }

  /// 뜨는 것이 아니다, 도입된 값이 아니다.
  private static func thing(_ items: [Item], _ denial: Item) -> [Item]? {
    guard items.count > 2, let noun = items.last, noun.suffix.particles == [.subject],
      let verb = items.dropLast().last, verb.suffix.ending == .adnominal,
      noun.function == "것"
        || verb.senses.contains("verb/introduce")
          && noun.senses.first?.begins(with: "noun/") == true
    else { return nil }
    return ended(items.dropLast(), denial, isDenied: true)
  }

  /// With the last verb as that of the sentence.
  private static func ended(_ items: [Item], _ end: Item, isDenied: Bool) -> [Item] {
    var items = items
    guard isDenied else {
      items[items.count - 1].suffix.ending = .final
      return items
    }
    items[items.count - 1].suffix.ending = .negatable
    var denial = end
    denial.senses = ["fn/않"]
    denial.suffix.ending = .final
    return items + [denial]
  }
}
