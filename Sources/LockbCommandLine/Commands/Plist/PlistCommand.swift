internal import ArgumentParser
internal import LockbBase
internal import LockbPack

/// `lockb plist`: what the declarations of an application are worth for what it asks.
struct PlistCommand: Subcommand {
  static let name = "plist"
  static let formats: [OutputFormat] = [.text, .json]
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: name, abstract: helpText(.plist))
  }

  @Argument(help: help(.plistFile), completion: .file(extensions: ["plist"]))
  var file: String

  @Option(name: .customLong("requests"), help: help(.plistRequests))
  var level: String

  @Option(help: help(.plistPlatform))
  var platform: String

  @Option(help: help(.runVersion))
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
    let version = at ?? machine.platforms().first { $0.name == platform }?.newestVersion ?? "1"
    switch machine.audit(level, platform, version, declarations) {
    case .success(let audit):
      return PlistAnswer(
        file: file, level: level, platform: platform, version: version, audit: audit)
    case .failure(let failure): throw session.messages.failure(failure, fromArguments: true)
    }
  }
}
