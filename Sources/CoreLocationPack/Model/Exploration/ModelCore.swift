internal import LockbPack
internal import LockbReference

/// Every step of the core of authorization, as text, to be compared with another model of it.
public enum ModelCore {
  /// One line a step: the event, the state before and after, what is shown and heard; sorted.
  ///
  /// - Parameter without: keys that are left out: `KW`, `KA`, `KAOLD`, `KM`.
  public static func steps(
    platform: String, version: String, without: [String]
  ) throws(ModelRunError) -> [String] {
    var context = try ModelContext(ReferenceRequest(platform: platform, version: version))
    context.keys = [.whenInUse, .always, .alwaysOld, .mac, .backgroundMode]
    let names: [String: ModelKeys] = [
      "KW": .whenInUse, "KA": .always, "KAOLD": .alwaysOld, "KM": .mac,
    ]
    for name in without { context.keys.subtract(names[name] ?? []) }
    let space = StateSpace(
      exploring: ModelSystem.shared,
      in: ModelSystem.Context(model: context, aspect: .authorization),
      index: ModelSystem.shared.index)
    let machine = space.machine
    var lines: [String] = []
    for state in space.states {
      for event in machine.enabledEvents(in: state) {
        guard let step = try? machine.step(from: state, on: event) else { continue }
        lines.append(line(event, state, step.after, step.output))
      }
    }
    return lines.sorted()
  }

  private static func line(
    _ event: ModelEvent, _ before: ModelState, _ after: ModelState, _ output: ModelOutput
  ) -> String {
    "\(event.name): \(words(before)) -> \(words(after))"
      + " shows \(output.prompt.id ?? "-") \(output.usageKey.name ?? "-")"
      + " hears \(output.callback?.rawValue ?? "-")"
  }

  private static func words(_ state: ModelState) -> String {
    let grant =
      switch state.grant {
      case .notDetermined: "ND"
      case .denied: "DN"
      case .whenInUse: "WU"
      case .temporary: "TW"
      case .provisional: "PA"
      case .always: "AL"
      }
    func mark(_ flag: ModelState.Flag, _ name: String) -> String { state[flag] ? "+" + name : "" }
    return grant + mark(.alwaysUsed, "used") + mark(.servicesOff, "off")
      + mark(.restricted, "restricted") + " \(state.phase.name) \(state.prompt.id ?? "none")"
      + mark(.eventHeld, "held") + mark(.secondPromptDue, "due")
  }
}
