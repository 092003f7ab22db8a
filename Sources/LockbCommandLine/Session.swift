internal import LockbBase
internal import LockbClaims
internal import LockbPack

/// What a command has at hand: packs, files, the terminal, and the common options.
struct Session {
  let packs: [KnowledgePack]
  /// The tables by which claims are read, where the command is known to need them.
  let grammarTables: Eventual<GrammarTables>?
  let fileSystem: any FileSystem
  let environment: Environment
  let console: Console
  let options: CommonOptions
  /// The language of lockb's own words.
  let language: Language

  init(
    packs: [KnowledgePack], grammarTables: Eventual<GrammarTables>? = nil,
    fileSystem: any FileSystem, environment: Environment, console: Console,
    options: CommonOptions, words: [String]
  ) {
    self.packs = packs
    self.grammarTables = grammarTables
    self.fileSystem = fileSystem
    self.environment = environment
    self.console = console
    self.options = options
    let isKorean = words.contains { $0.unicodeScalars.contains(where: \.isHangul) }
    language = isKorean ? .korean : environment.language
  }

  /// How the answer is laid out.
  var presentation: Presentation {
    Presentation(
      language: language, width: environment.columns,
      usesColor: environment.outputIsTerminal && environment.allowsColor && !options.noColor)
  }

  /// The language of documents that the user would rather read; nil where nothing tells.
  var preferredLanguage: Language? { language == .korean ? .korean : nil }

  /// The strings in the user's language.
  var messages: Messages { Messages(language) }

  /// The notation asked for.
  ///
  /// - Throws: `CommandFailure` when the command does not have it.
  func format(among formats: [OutputFormat]) throws(CommandFailure) -> OutputFormat {
    let name = options.formatName
    guard let format = formats.first(where: { $0.rawValue == name.lowercased() }) else {
      throw messages.unknownValue(name, of: "--format", valid: formats.map(\.rawValue))
    }
    return format
  }

  /// Keeps a value as long as the process, where that ends with the command: to free the words of a
  /// grammar one by one takes longer than to read a sentence with them.
  func keep(_ value: some Any) {
    if environment.endsWithCommand { _ = Unmanaged.passRetained(Kept(value)) }
  }

  private final class Kept {
    let value: Any
    init(_ value: Any) { self.value = value }
  }

  /// A line on standard error, unless the user asked for quiet.
  func note(_ line: String) {
    if !options.quiet { console.note(line) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a Hangul syllable or letter.
  var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB: true
    default: false
    }
  }
}
