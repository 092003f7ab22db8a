import LockbReference

/// A gate that opens for coins, can be serviced, and may have an alarm.
struct Turnstile: TransitionSystem {
  struct State: PackedState {
    var isLocked = true
    var isServiced = false
    var isAlarmed = false
    var coins: UInt64 = 0

    var bits: UInt64 {
      (isLocked ? 1 : 0) | (isServiced ? 2 : 0) | (isAlarmed ? 4 : 0) | coins << 8
    }

    init() {}

    init(bits: UInt64) {
      isLocked = bits & 1 != 0
      isServiced = bits & 2 != 0
      isAlarmed = bits & 4 != 0
      coins = bits >> 8
    }
  }

  enum Event: String, CaseIterable {
    case coin, push, force, startService, endService, silence
  }

  enum Output: String {
    case nothing, accepted, returned, passed, rang, serviced
  }

  struct Context {
    var price: UInt64 = 2
    var hasAlarm = true
  }

  typealias Rule = TransitionRule<Turnstile>
  typealias Condition = Guard<Turnstile>
  typealias Pattern = EventPattern<Turnstile>
  typealias States = StatePredicate<Turnstile>

  var rules: [Rule] = Turnstile.table

  var fits: Condition {
    Condition("fits") { state, event, _ in
      switch event {
      case .startService: !state.isServiced
      case .endService: state.isServiced
      case .silence: state.isAlarmed
      case .coin, .push, .force: true
      }
    }
  }

  func initialStates(in context: Context) -> [State] { [State()] }

  func events(in context: Context) -> [Event] {
    Event.allCases.filter { $0 != .force || context.hasAlarm }
  }

  func name(of context: Context) -> String {
    "price \(context.price)" + (context.hasAlarm ? ", alarm" : "")
  }

  func name(of event: Event) -> String {
    event == .coin ? "동전 \"coin\"" : event.rawValue
  }

  func fields(of state: State) -> [StateField] {
    [
      StateField("lock", state.isLocked ? "locked" : "open"),
      StateField("service", state.isServiced ? "on" : "off"),
      StateField("alarm", state.isAlarmed ? "on" : "off"),
      StateField("coins", String(state.coins)),
    ]
  }

  func fields(of output: Output) -> [StateField] {
    output == .nothing ? [] : [StateField("output", output.rawValue)]
  }
}
