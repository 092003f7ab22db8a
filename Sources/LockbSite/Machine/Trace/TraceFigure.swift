internal import LockbBase
internal import LockbPack

/// A run as a numbered list: what happens, and of each step only what changes.
struct TraceFigure {
  let machine: ReferenceMachine
  let words: MachineWords
  let names: MachineIndex
  /// The page that it stands on.
  let route: Route
  /// Where it runs.
  let request: ReferenceRequest
  let steps: [ReferenceStep]
  /// How many steps only reach the start.
  var givenSteps = 0
  /// Whether what does not hold is meant not to.
  var isMeantToFail = false
  /// The step at which a text and the machine part, from 0.
  var parting: Int?
  /// What stands below it: what does not hold, by line.
  var remarks: [String] = []
  /// Where the simulator shows the same run.
  var address: String?

  private var language: Language { words.language }

  func html() -> HTML {
    var html = HTML()
    html.element("figure", [("class", "run")]) { html in
      html.element("figcaption", [("class", "run-head")]) { html in
        html.element("span", [("class", "run-place")]) { html in
          html.text(words.places(request.platform + " " + MachineDrawing.short(request.version)))
        }
        for key in request.keys {
          html.add(" ")
          html.element("code", [("class", "run-key")], text: key)
        }
      }
      html.add("<ol class=\"run-steps\">")
      for index in steps.indices { add(step: index, to: &html) }
      html.add("</ol>")
      if isMeantToFail {
        html.element("p", [("class", "run-remark is-meant")], text: words("machine.must-fail"))
      }
      for remark in remarks {
        html.element(
          "p", [("class", "run-remark" + (isMeantToFail ? " is-meant" : ""))], text: remark)
      }
      if let address {
        html.element("p", [("class", "run-open")]) { html in
          html.element("a", [("href", address)], text: words("machine.open"))
        }
      }
    }
    return html
  }

  private func add(step index: Int, to html: inout HTML) {
    let step = steps[index]
    var kinds = ["run-step"]
    if index < givenSteps { kinds.append("is-given") }
    if step.refusedBy != nil { kinds.append("is-refused") }
    if index == parting { kinds.append("is-parting") }
    html.element("li", [("class", kinds.joined(separator: " "))]) { html in
      html.element("div", [("class", "run-event")]) { html in
        if index < givenSteps {
          html.element("span", [("class", "run-mark")], text: words("machine.given"))
          html.add(" ")
        }
        html.text(machine.label(step.event)[language])
        html.add(" ")
        html.element("span", [("class", "run-row")]) { html in
          names.link(step.row, on: route, language, to: &html)
        }
      }
      if let prompt = step.prompt {
        html.add(PromptCard(prompt: prompt, words: words, names: names, route: route).html())
      }
      add(changesOf: step, to: &html)
      if index == parting {
        html.element("div", [("class", "run-parting")], text: words("machine.parting"))
      }
    }
  }

  private func add(changesOf step: ReferenceStep, to html: inout HTML) {
    html.add("<ul class=\"run-changes\">")
    var isSilent = step.prompt == nil
    func line(_ name: String, _ old: String?, _ new: String, isCode: Bool = true) {
      isSilent = false
      html.element("li") { html in
        html.text(words.name("output", name) + " ")
        if let old {
          html.element("del", text: old)
          html.add(" → ")
        }
        if isCode {
          html.element("code", text: new)
        } else {
          html.element("strong", text: new)
        }
      }
    }
    let (before, after) = (step.before, step.after)
    if before.status != after.status { line("status", before.status, after.status) }
    if before.grant != after.grant {
      line("grant", before.grant, after.grantWords[language], isCode: false)
    }
    if before.settings != after.settings {
      line("settings", before.settings[language], after.settings[language], isCode: false)
    }
    for (old, new) in zip(before.details, after.details)
    where old != new && new.name != "prompt" {
      line(new.name, old.value.text, new.value.text)
    }
    if let callback = step.callback { line("callback", nil, callback) }
    if let delivery = step.delivery, delivery != "none" { line("delivery", nil, delivery) }
    if let completion = step.completion { line("completion", nil, completion) }
    for diagnostic in step.diagnostics { line("diagnostic", nil, diagnostic) }
    if let guardName = step.refusedBy {
      html.element("li", [("class", "run-refusal")]) { html in
        html.text(words(isSilent ? "machine.nothing" : "machine.decides"))
        if let reason = step.refusalWords { html.text(" " + reason[language]) }
        html.add(" ")
        html.element("code", text: guardName)
      }
    } else if isSilent {
      html.element("li", text: words("machine.unchanged"))
    }
    html.add("</ul>")
  }
}

extension ReferenceSnapshot.Detail.Value {
  /// The value as it is shown.
  var text: String {
    switch self {
    case .none: "–"
    case .text(let text): text
    case .count(let count): String(count)
    }
  }
}

/// A prompt as a device shows it, as far as the machine knows it.
struct PromptCard {
  let prompt: ReferenceStep.Prompt
  let words: MachineWords
  let names: MachineIndex
  /// The page that it stands on.
  let route: Route

  func html() -> HTML {
    var html = HTML()
    html.element("div", [("class", "prompt-card")]) { html in
      html.element("span", [("class", "prompt-id")]) { html in
        html.text(words("machine.prompt") + " ")
        names.link(prompt.id, on: route, words.language, to: &html)
      }
      if let key = prompt.usageKey {
        html.element("code", [("class", "prompt-key")], text: key)
      }
      html.add("<ul class=\"prompt-options\">")
      for option in prompt.options { html.element("li", text: option[words.language]) }
      html.add("</ul>")
    }
    return html
  }
}
