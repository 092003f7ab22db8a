/// What the runs of a context come to: every grant, prompt and flag that some state has.
struct ModelReach: Sendable {
  private var grants: UInt8 = 0
  private var prompts: UInt16 = 0
  private var processes: UInt8 = 0
  private var flags: UInt64 = 0

  /// Takes some variables of a state into account.
  mutating func add(_ state: ModelState, _ variables: ModelVariables) {
    if variables.contains(.grant) { grants |= 1 << state.grant.rawValue }
    if variables.contains(.prompt) { prompts |= 1 << UInt16(state.prompt.rawValue) }
    if variables.contains(.process) { processes |= 1 << state.process.rawValue }
    flags |= state.bits & variables.rawValue
  }

  func has(_ grant: ModelState.Grant) -> Bool { grants >> grant.rawValue & 1 == 1 }

  func has(_ process: ModelState.Process) -> Bool { processes >> process.rawValue & 1 == 1 }

  func has(_ prompt: ModelPrompt) -> Bool { prompts >> UInt16(prompt.rawValue) & 1 == 1 }

  func has(_ flag: ModelState.Flag) -> Bool { flags >> flag.rawValue & 1 == 1 }
}
