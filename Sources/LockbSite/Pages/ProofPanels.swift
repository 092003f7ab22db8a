internal import LockbBase
internal import LockbCheck
internal import LockbClaims
internal import LockbPack

/// What proves each verdict of a page: panels that the marks open, without any script.
struct ProofPanels {
  let context: SiteContext
  let language: Language
  /// The page that the panels stand on.
  let route: Route

  func write(_ marks: [ProofMark], of document: CheckedDocument, to html: inout HTML) {
    for mark in marks {
      html.open(
        "div",
        [("class", "proof proof-\(mark.kind.rawValue)"), ("id", mark.id), ("popover", "auto")])
      var quotes: Set<String> = []
      for claim in mark.claims {
        let quote = claim.claim.place.quote
        write(claim, showsQuote: quotes.insert(quote).inserted, document, to: &html)
      }
      html.close("div")
    }
  }

  private func write(
    _ judged: JudgedClaim, showsQuote: Bool, _ document: CheckedDocument, to html: inout HTML
  ) {
    let kind = ProofMark.Kind(judged.verdict)
    html.element(
      "p", [("class", "seal seal-\(kind.rawValue)")],
      text: context.word("verdict-\(judged.verdict.rawValue)", language))
    if showsQuote {
      html.open(
        "blockquote",
        [("lang", document.language == language ? nil : document.language.rawValue)])
      html.text(judged.claim.place.quote)
      html.close("blockquote")
    }
    let judgement = judged.judgement
    let conditions = judgement.conditions.map { $0[language] }.joined(separator: "; ")
    if !conditions.isEmpty {
      line(context.word("proof-where", language), conditions, to: &html)
    }
    if !judgement.explanation[language].isEmpty {
      html.element("p", text: judgement.explanation[language])
    }
    if let proof = judgement.proof { write(proof, to: &html) }
    if !judgement.rows.isEmpty { write(rows: judgement, to: &html) }
  }

  private func write(_ proof: ClaimJudgement.Proof, to html: inout HTML) {
    guard let machine = context.source.machine else {
      return html.element(
        "p", [("class", "place")], text: "\(proof.platform) \(proof.version)")
    }
    let request = ReferenceRequest(
      platform: proof.platform, version: proof.version, keys: proof.keys, events: proof.events)
    guard case .success(let steps) = machine.reference.run(request) else { return }
    html.add(
      machine.pages.proofTrace(
        steps, parting: proof.parting, of: request, on: route, in: language))
  }

  private func write(rows judgement: ClaimJudgement, to html: inout HTML) {
    html.open("p", [("class", "rows")])
    html.text(context.word("proof-rows", language) + " ")
    for (index, row) in judgement.rows.enumerated() {
      if index > 0 { html.add(", ") }
      if let index = context.source.machine?.pages.index {
        index.link(row, on: route, language, to: &html)
      } else {
        html.element("code", text: row)
      }
    }
    let confidence = context.word("confidence-\(judgement.confidence)", language)
    html.text(" · \(confidence)")
    html.close("p")
  }

  private func line(_ label: String, _ text: String, to html: inout HTML) {
    html.open("p")
    html.element("b", text: label)
    html.text(" " + text)
    html.close("p")
  }
}
