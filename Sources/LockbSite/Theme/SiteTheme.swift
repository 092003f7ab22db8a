public import LockbBase
internal import Mustache

/// The theme as it lies in its folder: templates, styles, scripts and words in both languages.
public struct SiteTheme: Sendable {
  /// Why a theme cannot be used.
  public struct Failure: Error, Hashable, Sendable {
    /// The file, within the theme.
    public var file: String
    /// What is wrong with it.
    public var reason: Reason
  }

  /// What is wrong with a file of a theme.
  public enum Reason: Hashable, Sendable {
    /// A template cannot be read; why, in the words of its reader.
    case template(String)
    /// A line of a list of words is not understood.
    case words(line: Int)
  }

  private let templates: MustacheLibrary
  private let forms = OnceEach<TemplateForm.Key, TemplateForm?>()
  private let words: Localized<[String: String]>
  /// One style sheet of all parts, in the order of their names.
  public let styles: SiteFile
  /// The scripts as they are sent. Those of a folder are parts of one, in the order of their names:
  /// they share a scope.
  private let sentScripts: Once<[String: SiteFile]>
  /// Pictures of the theme.
  public let images: [SiteFile]
  /// Tells one theme from another.
  public let digest: Digest

  /// Assembles a theme from its files, by path within its folder.
  ///
  /// - Throws: `Failure` where a template or a list of words cannot be read.
  public init(files: [SiteFile]) throws(Failure) {
    var templates = MustacheLibrary()
    var words = Localized<[String: String]>(en: [:], ko: [:])
    var styles: [UInt8] = []
    var scripts: [String: SiteFile] = [:]
    var parts: [String: [UInt8]] = [:]
    var images: [SiteFile] = []
    var digest = Digest()
    for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      digest.update(file.path.utf8)
      digest.update(file.bytes)
      let path = file.path.split(separator: "/")
      if path.count == 3, path[0] == "scripts" { parts[String(path[1]), default: []] += file.bytes }
      guard path.count == 2, let name = path[1].split(separator: ".").first else { continue }
      switch path[0] {
      case "templates":
        do {
          try templates.register(String(decoding: file.bytes, as: UTF8.self), named: String(name))
        } catch {
          throw Failure(file: file.path, reason: .template(String(describing: error)))
        }
      case "styles": styles += file.bytes
      case "images": images.append(SiteFile("assets/\(path[1])", file.bytes))
      case "scripts":
        scripts[String(name)] = SiteFile("assets/\(path[1])", file.bytes)
      case "words":
        guard let language = Language(rawValue: String(name)) else { continue }
        do {
          words[language] = try WordList.decode(file.bytes)
        } catch {
          throw Failure(file: file.path, reason: .words(line: error.line))
        }
      default: continue
      }
    }
    self.templates = templates
    self.words = words
    self.styles = SiteFile("assets/style.css", styles)
    for (name, bytes) in parts {
      let (begin, end) = (Array("(() => {\n".utf8), Array("})();\n".utf8))
      scripts[name] = SiteFile("assets/\(name).js", begin + bytes + end)
    }
    sentScripts = Once { [scripts] in
      scripts.mapValues { SiteFile($0.path, ScriptText.sent($0.bytes)) }
    }
    self.images = images
    self.digest = digest
  }

  /// The scripts by name, each a file of its own: shortened when somebody first asks.
  public var scripts: [String: SiteFile] { sentScripts.value }

  /// A word of the theme; its key where the theme lacks it, which a test finds.
  public func word(_ key: String, _ language: Language) -> String {
    words[language][key] ?? key
  }

  /// All words in a language, by key.
  public func words(_ language: Language) -> [String: String] { words[language] }

  /// Fills a template; nil where the theme has none of that name.
  func render(_ template: String, _ values: TemplateValues) -> [UInt8]? {
    forms.value(TemplateForm.Key(template: template, shape: values.shape)) {
      TemplateForm(templates, template, of: values)
    }?.filled(with: values.texts)
  }
}
