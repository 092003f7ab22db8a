internal import ArgumentParser
internal import LockbBase
internal import LockbPack

/// `lockb plist`: what the declarations of an application are worth for what it asks.
struct PlistCommand: Subcommand {
  static let name = "plist"
  static let formats: [OutputFormat] = [.text, .json]
  static var configuration: CommandConfiguration { configured(.plist) }

  @Argument(help: help(.plistFile), completion: .file(extensions: ["plist"]))
  var file: String

  @Option(name: .customLong("requests"), help: help(.plistRequests))
  var level: String

  @Option(help: help(.plistPlatform), completion: Completions.machinePlatforms)
  var platform: String

  @Option(help: help(.plistVersions))
  var at: String?

  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    let machine = try session.machine()
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try session.fileSystem.read(file)
    } catch {
      throw session.messages.unreadableInput(error)
    }
    guard let declarations = PropertyList.declarations(in: bytes) else {
      throw session.messages.noPropertyList(file)
    }
    let place = machine.platforms().first { $0.name == platform }
    let text = at ?? place?.newestVersion ?? "1"
    guard let range = VersionRange(text) else { throw session.messages.badVersionRange(text) }
    do {
      let audits = try range.beginnings(among: place?.versions ?? []).map { version in
        (version, try machine.audit(level, platform, "\(version)", declarations).get())
      }
      let newest = try machine.audit(level, platform, "\(range.last)", declarations).get()
      return PlistAnswer(
        file: file, level: level, platform: platform, range: range,
        findings: KeyFinding.all(of: audits), steps: newest.steps)
    } catch let failure as ReferenceFailure {
      throw session.messages.failure(failure, fromArguments: true)
    }
  }
}
