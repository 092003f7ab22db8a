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
      throw session.messages.unreadablePropertyList(error)
    }
    let declarations: [String: ReferenceAudit.Declared]
    do throws(PropertyList.Failure) {
      declarations = try PropertyList.declarations(in: bytes)
    } catch {
      throw session.messages.noPropertyList(file, error)
    }
    let place = machine.platforms().first { $0.name == platform }
    let text = at ?? place?.newestVersion ?? "1"
    guard let range = VersionRange(text) else { throw session.messages.badVersionRange(text) }
    func audit(_ version: Version) -> Result<ReferenceAudit, ReferenceFailure> {
      machine.audit(level, platform, "\(version)", declarations)
    }
    var audits: [(version: Version, audit: ReferenceAudit)] = []
    var gap: ReferenceFailure?
    do throws(ReferenceFailure) {
      for version in range.beginnings(among: place?.versions ?? []) {
        do throws(ReferenceFailure) {
          audits.append((version, try audit(version).get()))
        } catch {
          // A call that came within the range leaves the later versions to be answered for.
          guard error.code == "unavailable", audits.isEmpty else { throw error }
          gap = gap ?? error
        }
      }
      let newest = try audit(range.last).get()
      return PlistAnswer(
        file: file, level: level, platform: platform, range: range,
        findings: KeyFinding.all(of: audits, from: range.first), gap: gap, steps: newest.steps)
    } catch {
      // The requests were made up here: their numbers tell a user nothing.
      var failure = error
      failure.position = nil
      throw session.messages.failure(failure, fromArguments: true)
    }
  }
}
