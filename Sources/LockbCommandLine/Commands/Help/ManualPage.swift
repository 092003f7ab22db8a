internal import LockbBase

/// The page that `man lockb` shows, made of the help of every command, in roff.
struct ManualPage {
  let language: Language
  /// The parser's description of the command line.
  private let root: JSONValue

  /// - Parameter description: What the argument parser tells of its commands, in JSON.
  init(_ description: String, in language: Language) {
    self.language = language
    let value = try? JSONParser.value(of: description.utf8)
    root = value?["command"] ?? .null
  }

  /// The page.
  var text: String {
    let messages = Messages(language)
    var page = ".TH LOCKB 1 \"\" \"lockb \(LockbCommand.version)\" \"lockb\"\n"
    page += section(messages.manualName) + "lockb \\- \(Self.escaped(root.text("abstract")))\n"
    page += section(messages.manualSynopsis)
    page += ".B lockb\n.I \(Self.escaped(messages.manualUsage))\n"
    page += section(messages.manualCommands)
    for command in root.list("subcommands") { page += description(of: command, after: "lockb") }
    let shared = CommonOptions.names
    page += section(messages.manualOptions)
    for option in root.list("subcommands").first?.list("arguments") ?? []
    where shared.contains(option.name) {
      page += description(ofArgument: option)
    }
    for (title, rows) in messages.manualTables {
      page += section(title)
      for row in rows { page += ".TP\n.B \(Self.escaped(row.0))\n\(Self.escaped(row.1))\n" }
    }
    return page
  }

  private func section(_ title: String) -> String { ".SH \(title)\n" }

  /// A command with what it alone takes, then the commands of its group.
  private func description(of command: JSONValue, after group: String) -> String {
    let name = "\(group) \(command.text("commandName"))"
    let members = command.list("subcommands")
    if !members.isEmpty { return members.map { description(of: $0, after: name) }.joined() }
    guard name != "lockb help" else { return "" }
    let own = command.list("arguments").filter { argument in
      argument["shouldDisplay"] == .bool(true)
        && !(CommonOptions.names + ["help", "version"]).contains(argument.name)
    }
    let words = own.filter { $0.text("kind") == "positional" }.map(synopsis)
    var text = ".SS \(Self.escaped(([name] + words).joined(separator: " ")))\n"
    text += Self.escaped(command.text("abstract")) + "\n"
    return text + own.map(description(ofArgument:)).joined()
  }

  private func description(ofArgument argument: JSONValue) -> String {
    let value = argument.text("valueName")
    let head =
      switch argument.text("kind") {
      case "positional": ".I \(Self.escaped(synopsis(argument)))"
      case "flag": ".B \(Self.escaped("--" + argument.name))"
      default: ".BI \(Self.escaped("--" + argument.name)) \" \(Self.escaped(value))\""
      }
    return ".TP\n\(head)\n\(Self.escaped(argument.text("abstract")))\n"
  }

  /// An argument as a usage line has it: `[name …]`.
  private func synopsis(_ argument: JSONValue) -> String {
    let name =
      argument.text("valueName") + (argument["isRepeating"] == .bool(true) ? " …" : "")
    return argument["isOptional"] == .bool(true) ? "[\(name)]" : name
  }

  /// Text that roff shows as it is.
  static func escaped(_ text: String) -> String {
    let text = text.replacingAll("\\", with: "\\e").replacingAll("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}

extension JSONValue {
  /// The value of a member; nil where there is none.
  fileprivate subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  fileprivate func text(_ name: String) -> String {
    if case .string(let text)? = self[name] { text } else { "" }
  }

  fileprivate func list(_ name: String) -> [JSONValue] {
    if case .array(let values)? = self[name] { values } else { [] }
  }

  /// The long name of an option.
  fileprivate var name: String { self["preferredName"]?.text("name") ?? "" }
}
