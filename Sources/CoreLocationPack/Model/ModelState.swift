internal import LockbReference

/// Everything that changes during a run, in one machine word.
///
/// The public status, the effective grant, the Settings row and the next prompt are projections of
/// it (section 1.2 of the facts); no API reads the word itself.
struct ModelState: PackedState {
  var bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// The start of a run: notDetermined, in the foreground, one live manager, nothing else.
  init(reducedAccuracy: Bool) {
    bits = 0
    self[.manager] = true
    self[.reducedSetting] = reducedAccuracy
  }

  /// What the system stores for the app.
  enum Grant: UInt8, CaseIterable {
    case notDetermined, denied, whenInUse, temporary, provisional, always
  }

  /// What “in use” means now.
  enum Phase: UInt8, CaseIterable {
    case foreground, grace, indicated, complication, out

    var name: String {
      switch self {
      case .foreground: "foreground"
      case .grace: "grace"
      case .indicated: "indicated"
      case .complication: "complication"
      case .out: "out"
      }
    }
  }

  /// The life of the process.
  enum Process: UInt8, CaseIterable {
    case running, suspended, terminated

    var name: String {
      switch self {
      case .running: "running"
      case .suspended: "suspended"
      case .terminated: "terminated"
      }
    }
  }

  /// One-bit variables.
  enum Flag: UInt64, CaseIterable {
    /// The one Always request has had effect.
    case alwaysUsed
    case restricted, servicesOff, airplane
    /// The user's Precise switch is off.
    case reducedSetting
    case temporaryFull
    /// An event that needs Always is held back in provisional Always.
    case eventHeld
    /// Such an event came, so the system will show the second prompt.
    case secondPromptDue
    /// A delegate could not hear a change while the process was suspended.
    case callbackPending
    /// A manager with a delegate is alive.
    case manager
    case buttonConfirmed
    /// Not unlocked since the device started.
    case locked
    case complicationOnFace
    case iteratesUpdates, iteratesEvents
    case standard, allowsBackground, showsIndicator
    /// A background session was made where it takes effect.
    case backgroundActive
    case tracksAlways, tracksBackground
    /// An update waits until the process runs again.
    case updateQueued
    /// The few seconds after a launch in which tracked sessions can be retaken.
    case justLaunched
    /// Monitored conditions ended with a restart of the device (C-9).
    case conditionsLost
  }

  subscript(flag: Flag) -> Bool {
    get { bits >> flag.rawValue & 1 == 1 }
    set { bits = bits & ~(1 << flag.rawValue) | (newValue ? 1 : 0) << flag.rawValue }
  }

  var grant: Grant {
    get { Grant(rawValue: UInt8(field(24, 3))) ?? .notDetermined }
    set { setField(24, 3, UInt64(newValue.rawValue)) }
  }

  var phase: Phase {
    get { Phase(rawValue: UInt8(field(27, 3))) ?? .out }
    set { setField(27, 3, UInt64(newValue.rawValue)) }
  }

  var process: Process {
    get { Process(rawValue: UInt8(field(30, 2))) ?? .terminated }
    set { setField(30, 2, UInt64(newValue.rawValue)) }
  }

  var prompt: ModelPrompt {
    get { ModelPrompt(rawValue: UInt8(field(32, 4))) ?? .none }
    set { setField(32, 4, UInt64(newValue.rawValue)) }
  }

  /// How many background sessions are held, at most 15.
  var backgroundSessions: UInt64 {
    get { field(36, 4) }
    set { setField(36, 4, min(newValue, 15)) }
  }

  /// The service sessions held, latest in the lowest three bits: 2 bits requirement, 1 bit effect.
  private(set) var sessionStack: UInt64 {
    get { field(40, 24) }
    set { setField(40, 24, newValue) }
  }

  private func field(_ offset: UInt64, _ width: UInt64) -> UInt64 {
    bits >> offset & (1 << width - 1)
  }

  private mutating func setField(_ offset: UInt64, _ width: UInt64, _ value: UInt64) {
    let mask: UInt64 = (1 << width - 1) << offset
    bits = bits & ~mask | value << offset & mask
  }
}

extension ModelState {
  /// How many service sessions a state can hold.
  static let sessionCapacity = 8

  /// The requirement of a service session.
  enum Requirement: UInt64 { case none = 1, whenInUse, always }

  /// How many service sessions are held.
  var sessionCount: Int { (24 - max(0, sessionStack.leadingZeroBitCount - 40) + 2) / 3 }

  /// Takes a session; the caller makes sure that there is room.
  mutating func push(_ requirement: Requirement, isEffective: Bool) {
    sessionStack = sessionStack << 3 | requirement.rawValue << 1 | (isEffective ? 1 : 0)
  }

  /// Gives the latest session back.
  mutating func popSession() { sessionStack = sessionStack >> 3 }

  /// Gives all sessions back.
  mutating func dropSessions() { sessionStack = 0 }

  /// Lets every session held take effect.
  mutating func makeSessionsEffective() {
    var rest = sessionStack
    var lowest: UInt64 = 1
    while rest != 0 {
      sessionStack |= lowest
      rest >>= 3
      lowest <<= 3
    }
  }

  /// Whether a session with a requirement is held.
  func holds(_ requirement: Requirement, effective: Bool = false) -> Bool {
    var rest = sessionStack
    while rest != 0 {
      if rest >> 1 & 3 == requirement.rawValue, !effective || rest & 1 == 1 { return true }
      rest >>= 3
    }
    return false
  }
}
