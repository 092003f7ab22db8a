internal import LockbBase
internal import LockbSystem

/// A machine as far as figures depend on it, without its name.
struct MachineDescription {
  let cores: Int
  let gigabytes: Int
  let system: String

  /// This machine.
  static var current: MachineDescription {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let bytes = pages * sysconf(Int32(_SC_PAGESIZE))
    return MachineDescription(
      cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)), gigabytes: (bytes + 500_000_000) / 1_000_000_000,
      system: distribution ?? kernel)
  }

  func text(in language: Language) -> String {
    language == .english
      ? "\(cores) cores, \(gigabytes) GB of memory, \(system)"
      : "코어 \(cores)개, 메모리 \(gigabytes)GB, \(system)"
  }

  /// What the distribution calls itself.
  private static var distribution: String? {
    guard let bytes = try? DiskFileSystem().read("/etc/os-release") else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix("PRETTY_NAME=") }
      .map { String($0.dropFirst(12).filter { $0 != "\"" }) }
  }

  private static var kernel: String {
    #if os(macOS)
      "macOS"
    #else
      "Linux"
    #endif
  }
}
