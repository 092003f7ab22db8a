/// Sentences that tell what is not so, or what may not be, as what somebody takes for so: “It is not
/// true that …”, …다는 말은 틀렸다. Whatever their parts say, none of it is claimed.
enum Disbelief {
  /// Whether a sentence as a whole tells a mistake, a wish or a supposition, or of another system.
  static func tells(_ sentence: Sentence, _ items: [Item]) -> Bool {
    if quotes(sentence.tokens) || isElsewhere(sentence.tokens, items) { return true }
    return sentence.isKorean
      ? KoreanDisbelief.tells(sentence.tokens)
        || KoreanDisbelief.hangsOnUnknown(items, sentence.tokens)
      : EnglishDisbelief.tells(sentence.tokens)
        || EnglishDisbelief.hangsOnUnknown(items, sentence.tokens)
  }

  /// Whether a sentence begins with the words of another one and goes on about it: “…” is what many say.
  private static func quotes(_ tokens: [ProseToken]) -> Bool {
    guard let first = tokens.first, ["“", "\""].contains(first.text),
      let end = tokens.dropFirst().firstIndex(where: { ["”", "\""].contains($0.text) })
    else { return false }
    let rest = tokens[(end + 1)...]
    return rest.count > 2
      && (end > shortestQuotation || rest.prefix(3).contains { $0.folded == "no" })
  }

  /// Whether a sentence begins with a place that no list holds: “On Android, …”.
  private static func isElsewhere(_ tokens: [ProseToken], _ items: [Item]) -> Bool {
    guard items.count > 2, items[0].isForm(of: ["on", "in"]), items[1].unknown != nil,
      items[2].mark == ",", let place = items[1].tokens.first
    else { return false }
    return tokens.indices.contains(place) && tokens[place].text.first?.isUppercase == true
  }

  /// The fewest words of a quotation that is no name.
  private static let shortestQuotation = 7
}
