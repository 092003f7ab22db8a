import LockbReference

/// A system whose table of targets is its context: any small graph can be built.
struct Maze: TransitionSystem {
  struct State: PackedState {
    var bits: UInt64
    init(bits: UInt64) { self.bits = bits }
  }

  struct Context {
    /// By state and event: where it leads, or nil where the event does not fit.
    var targets: [[Int?]]
  }

  struct Output: Hashable {}

  var rules: [TransitionRule<Maze>] {
    [
      TransitionRule("M1", on: EventPattern("any") { _ in true }) { state, event, context in
        let target = context.targets[Int(state.bits)][event]
        state = State(bits: UInt64(target ?? 0))
        return Output()
      }
    ]
  }

  var fits: Guard<Maze> {
    Guard("fits") { state, event, context in context.targets[Int(state.bits)][event] != nil }
  }

  func initialStates(in context: Context) -> [State] { [State(bits: 0)] }
  func events(in context: Context) -> [Int] { Array(0..<(context.targets.first?.count ?? 0)) }
  func name(of context: Context) -> String { "maze" }
  func name(of event: Int) -> String { "door \(event)" }
  func fields(of state: State) -> [StateField] { [StateField("room", String(state.bits))] }
  func fields(of output: Output) -> [StateField] { [] }
}
