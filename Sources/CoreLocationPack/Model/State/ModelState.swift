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

  /// One-bit variables, each by the number of its bit. Variables that hang together have bits near
  /// each other: the sets of states are then a quarter as large as in the order of the names.
  enum Flag: UInt64, CaseIterable {
    /// The one Always request has had effect.
    case alwaysUsed = 2
    case restricted = 11, servicesOff, airplane
    /// The user's Precise switch is off.
    case reducedSetting = 19
    case temporaryFull
    /// An event that needs Always is held back in provisional Always.
    case eventHeld = 1
    /// Such an event came, so the system will show the second prompt.
    case secondPromptDue = 0
    /// A delegate could not hear a change while the process was suspended.
    case callbackPending = 21
    /// A manager with a delegate is alive.
    case manager
    case buttonConfirmed = 7
    /// Not unlocked since the device started.
    case locked = 4
    case complicationOnFace = 28
    case iteratesUpdates = 24
    case iteratesEvents = 23
    case standard = 6
    case allowsBackground = 5
    case showsIndicator = 18
    /// A background session was made where it takes effect.
    case backgroundActive = 32
    case tracksAlways = 30
    case tracksBackground = 29
    /// An update waits until the process runs again.
    case updateQueued = 25
    /// The few seconds after a launch in which tracked sessions can be retaken.
    case justLaunched = 31
    /// Monitored conditions ended with a restart of the device (C-9).
    case conditionsLost = 3
  }

  /// The bits of a variable that takes more than one.
  struct Field {
    let offset: UInt64
    let width: UInt64

    var mask: UInt64 { (1 << width - 1) << offset }

    static var grant: Self { Self(offset: 8, width: 3) }
    static var prompt: Self { Self(offset: 14, width: 4) }
    static var process: Self { Self(offset: 26, width: 2) }
    static var backgroundSessions: Self { Self(offset: 33, width: 4) }
    static var phase: Self { Self(offset: 37, width: 3) }
    static var sessions: Self { Self(offset: 40, width: 24) }
  }

  subscript(flag: Flag) -> Bool {
    get { bits >> flag.rawValue & 1 == 1 }
    set { bits = bits & ~(1 << flag.rawValue) | (newValue ? 1 : 0) << flag.rawValue }
  }

  var grant: Grant {
    get { Grant(rawValue: UInt8(self[.grant])) ?? .notDetermined }
    set { self[.grant] = UInt64(newValue.rawValue) }
  }

  var phase: Phase {
    get { Phase(rawValue: UInt8(self[.phase])) ?? .out }
    set { self[.phase] = UInt64(newValue.rawValue) }
  }

  var process: Process {
    get { Process(rawValue: UInt8(self[.process])) ?? .terminated }
    set { self[.process] = UInt64(newValue.rawValue) }
  }

  var prompt: ModelPrompt {
    get { ModelPrompt(rawValue: UInt8(self[.prompt])) ?? .none }
    set { self[.prompt] = UInt64(newValue.rawValue) }
  }

  /// How many background sessions are held, at most 15.
  var backgroundSessions: UInt64 {
    get { self[.backgroundSessions] }
    set { self[.backgroundSessions] = min(newValue, 15) }
  }

  /// The service sessions held, latest in the lowest three bits: 2 bits requirement, 1 bit effect.
  private(set) var sessionStack: UInt64 {
    get { self[.sessions] }
    set { self[.sessions] = newValue }
  }

  private subscript(field: Field) -> UInt64 {
    get { bits >> field.offset & (1 << field.width - 1) }
    set { bits = bits & ~field.mask | newValue << field.offset & field.mask }
  }
}

extension ModelState {
  /// How many service sessions a state can hold.
  static let sessionCapacity = 8

  /// The requirement of a service session.
  enum Requirement: UInt64 {
    case none = 1
    case whenInUse, always

    var name: String {
      switch self {
      case .none: "none"
      case .whenInUse: "whenInUse"
      case .always: "always"
      }
    }
  }

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
