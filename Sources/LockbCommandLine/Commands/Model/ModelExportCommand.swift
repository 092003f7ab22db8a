internal import ArgumentParser
internal import LockbPack

/// `lockb model export`: the core of the machine, to be drawn or walked by other programs.
struct ModelExportCommand: Subcommand {
  static let name = "model export"
  static let formats: [OutputFormat] = [.text, .json, .dot, .mermaid, .scxml]
  static var configuration: CommandConfiguration { configured(.modelExport) }

  @OptionGroup var place: ModelPlaceOptions

  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    let machine = try session.machine()
    do {
      let request = place.request(machine)
      return ModelExportAnswer(request: request, map: try machine.map(request).get())
    } catch {
      throw session.messages.failure(error, fromArguments: true)
    }
  }
}
