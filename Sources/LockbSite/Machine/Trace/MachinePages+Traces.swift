public import LockbBase
public import LockbPack

extension MachinePages {
  /// A scenario of a document as a list of its steps, with what does not hold.
  ///
  /// - Parameter route: the page that it stands on.
  public func scenarioFigure(
    for scenario: ReferenceScenario, on route: Route, in language: Language
  ) -> HTML {
    let words = MachineWords(theme: theme, language: language)
    let link = SimulatorLink(scenario.request, scenario.steps, in: atlas)
    return TraceFigure(
      machine: machine, words: words, names: index, route: route, request: scenario.request,
      steps: scenario.steps,
      givenSteps: scenario.givenSteps, isMeantToFail: scenario.mustFail,
      remarks: scenario.failures.map { failure in
        words("machine.line", "line", String(failure.line)) + " " + failure.message[language]
      }, address: link?.address(from: route, language)
    ).html()
  }

  /// The run that proves what a text is worth.
  ///
  /// - Parameters:
  ///   - parting: the step at which text and machine part, from 0; nil where they agree.
  ///   - request: where it runs; nothing is known of the simulator without it.
  ///   - route: the page that it stands on.
  public func proofTrace(
    _ steps: [ReferenceStep], parting: Int?, of request: ReferenceRequest, on route: Route,
    in language: Language
  ) -> HTML {
    let words = MachineWords(theme: theme, language: language)
    let link = SimulatorLink(request, steps, in: atlas)
    return TraceFigure(
      machine: machine, words: words, names: index, route: route, request: request, steps: steps,
      parting: parting,
      address: link?.address(from: route, language)
    ).html()
  }
}
