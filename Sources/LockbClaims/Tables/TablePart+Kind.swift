/// What kind of thing a title, the name of a row or a cell is by its words: a question, an event, a
/// pointer to something else.
extension TablePart {
  /// Whether it is a question of its own.
  var isQuestion: Bool {
    sentences.last?.ending == "?" || items.last?.suffix.ending == .question
      || tokens.last.map { last in Self.askings.contains { last.text.ends(with: $0) } } == true
  }

  /// How Korean questions end that leave out their mark.
  private static let askings = [
    "싶다", "싶어", "싶어요", "싶습니다", "싶은데", "싶은데요", "하나", "되나", "있나", "없나", "뜨나", "오나", "나요", "는가", "인가",
    "한가", "가요", "을까", "할까", "까요",
  ]
  /// Whether a title asks nothing: “New for developers”, 특징.
  var saysNothing: Bool {
    stretches.isEmpty
      && meant.allSatisfy { item in
        item.unknown == nil && !item.isConcept && !item.isTelling
          && (item.sense(ofType: "noun") == nil || item.senses.contains("noun/remark"))
      }
  }

  /// Whether a name tells what is done: a no behind it may deny that.
  var tells: Bool {
    pieces.contains { piece in
      piece.items.contains { item in
        !item.isEmphasized && (piece.isKorean ? item.isPredicate : item.isFinite)
      }
    }
  }

  /// Whether it tells what comes first: “if the app asked for it”.
  var isConditional: Bool { items.contains { $0.function == "if" } }

  /// Whether it supposes that something is done: “If you ask then”, 이어서 요청하면.
  var supposes: Bool {
    isConditional || items.contains { $0.isPredicate && $0.suffix.ending == .condition }
  }

  /// Whether something in it is a verb first of all.
  var hasVerb: Bool { items.contains { $0.senses.first?.begins(with: "verb/") == true } }

  /// Whether it points to what another row names: “that session”, 그 세션.
  var pointsBack: Bool {
    tokens.first.map { ["that", "this", "these", "those", "such", "그"].contains($0.folded) }
      ?? false
  }

  /// Whether a question is about what another column names: “Can the app turn it off?”.
  var pointsBeside: Bool {
    isQuestion
      && zip(items, items.dropFirst()).contains { verb, object in
        verb.senses.first == "verb/become" && object.function == "it"
      }
  }

  /// Whether something happens by its words.
  var namesEvent: Bool { items.contains { $0.sense(ofType: "event") != nil && !$0.isEmphasized } }

  /// Whether a title asks what led to what the rows tell.
  var asksForCause: Bool {
    tokens.contains { token in
      ["cause", "causes", "reason", "reasons", "why", "because"].contains(token.folded)
        || ["원인", "이유", "까닭", "왜"].contains { token.text.begins(with: $0) }
    }
  }

  /// Whether it names nothing but in what state something is: a level, a status.
  var isCircumstance: Bool { !meant.isEmpty && meant.allSatisfy(\.isTelling) }

  /// Whether a cell speaks of what takes the place of its row: “the new method”, 새 메서드.
  var speaksOfNew: Bool {
    let words = tokens.drop { $0.folded == "the" }.prefix(2).map(\.text)
    guard words.count == 2, ["새", "new"].contains(words[0]) else { return false }
    return Self.parts.contains { words[1].begins(with: $0) }
      && !tokens.prefix(4).contains { $0.kind == .code }
  }

  private static let parts = [
    "메서드", "콜백", "속성", "방식", "method", "callback", "property", "way", "one",
  ]

  /// Whether it speaks of all platforms, of which it may name some.
  var namesEveryPlace: Bool {
    tokens.contains { token in
      ["all", "every", "any"].contains(token.folded)
        || ["모든", "전체", "모두"].contains { token.text.begins(with: $0) }
    }
  }

  /// Whether nothing but a number stands in it.
  var isNumber: Bool {
    tokens.first?.kind == .number && tokens.dropFirst().allSatisfy { $0.isMark(".)") }
  }

  /// Whether it names a range of numbers, of which none is meant alone: 15–20.
  var isRange: Bool {
    tokens.indices.dropFirst().dropLast().contains { index in
      tokens[index].isMark("~–—-") && tokens[index - 1].kind == .number
        && tokens[index + 1].kind == .number
    }
  }

  /// Whether it names what is so and what is not, and tells nothing: “Metro, never Tram”.
  var contrasts: Bool {
    !items.contains(where: \.isPredicate)
      && items.dropFirst().contains { ["not", "never", "no"].contains($0.function) }
  }
}
