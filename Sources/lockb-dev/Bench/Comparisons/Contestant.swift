internal import LockbBase

/// One program at a task.
struct Contestant {
  /// Its name, with what it does where that is not the whole task.
  let name: Localized<String>
  /// Its runs; none where it is not installed.
  var samples = Samples()
  /// The bytes of what it wrote; nil where it writes nothing that matters.
  var output: Int?
  /// Whether the program is there.
  var isInstalled = true

  /// A program whose name is the same in both languages.
  init(_ name: String, isInstalled: Bool = true) {
    self.init(Localized(en: name, ko: name), isInstalled: isInstalled)
  }

  init(_ name: Localized<String>, isInstalled: Bool = true) {
    self.name = name
    self.isInstalled = isInstalled
  }

  /// Runs the program once more, where it is there.
  mutating func run(_ work: () throws -> ChildProcess) rethrows {
    if isInstalled { samples.add(try work()) }
  }

  /// Whether a run ended as no run should: 1 says that something, or nothing, was found.
  var hasFailed: Bool {
    isInstalled && samples.statuses.contains { $0 != 0 && $0 != 1 }
  }
}
