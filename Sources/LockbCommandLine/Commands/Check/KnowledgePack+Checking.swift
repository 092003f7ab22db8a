package import LockbBase
package import LockbCheck
package import LockbClaims
internal import LockbKnowledge
internal import LockbPack

extension [KnowledgePack] {
  /// Everything that documents of the packs may name.
  var checkVocabulary: Vocabulary { Vocabulary(entities: flatMap(\.vocabulary.entities)) }

  /// The tables by which claims are read, which are cut while documents are looked for.
  var grammarTables: Eventual<GrammarTables>? {
    lazy.compactMap(\.claims).first.map { claims in Eventual { GrammarTables(claims.grammar) } }
  }

  /// What the packs know that a checker may ask; what reads claims is made while documents are read.
  ///
  /// - Parameters:
  ///   - texts: the bytes of the documents, where they are known.
  ///   - tables: where somebody has begun to cut them.
  package func checkKnowledge(
    for texts: [[UInt8]]? = nil, by tables: Eventual<GrammarTables>? = nil
  ) -> CheckKnowledge {
    let machine = lazy.compactMap(\.machine).first
    let claims = lazy.compactMap(\.claims).first
    let reader = (tables ?? grammarTables).map { tables in
      Eventual { ClaimReader(tables.value, texts: texts, vocabulary: checkVocabulary) }
    }
    var knowledge = CheckKnowledge(vocabulary: checkVocabulary)
    if let claims, let reader {
      // A translation asks what its original has asked.
      let judged = OnceEach<ClaimQuestion, ClaimJudgement>()
      knowledge.judge = { question in judged.value(question) { claims.judge(question) } }
      knowledge.passages = { reader.value.passages(of: $0) }
      knowledge.read = { document, parsed in
        let found = reader.value.read(document: document, parsed: parsed)
        return CheckKnowledge.Reading(
          claims: found.claims, unchecked: found.unchecked, inScope: found.inScope)
      }
    }
    if let machine {
      knowledge.runScenario = { text, info in
        ScenarioOutcome(machine.runScenario(text, info), info: info)
      }
    }
    return knowledge
  }
}

extension ScenarioOutcome {
  fileprivate init(
    _ result: Result<ReferenceScenario, ReferenceFailure>, info: String
  ) {
    switch result {
    case .success(let scenario):
      var failures = scenario.failures.map {
        Flaw(line: $0.line, message: $0.message)
      }
      if scenario.mustFail {
        let message = Localized(en: "the block holds, but must fail", ko: "실패해야 하는 블록이 참입니다")
        failures = scenario.isAsClaimed ? [] : [Flaw(line: nil, message: message)]
      }
      self.init(
        id: scenario.id, failures: failures, rows: scenario.rows,
        outline: scenario.outline)
    case .failure(let failure):
      let hint = Localized(
        en: failure.hint.english.isEmpty ? "" : "; " + failure.hint.english,
        ko: failure.hint.korean.isEmpty ? "" : ". " + failure.hint.korean)
      let message = Localized(
        en: failure.message.english + hint.english, ko: failure.message.korean + hint.korean)
      let id = info.split(separator: " ").first { $0.hasPrefix("id=") }?.dropFirst(3)
      // What is given and cannot be is understood, and false.
      let flaw = Flaw(line: failure.position, message: message)
      let isRefuted = failure.code == "assertion"
      self.init(
        id: id.map(String.init), failures: isRefuted ? [flaw] : [],
        obstacle: isRefuted ? nil : flaw)
    }
  }
}
