import Foundation
import LockbBase
import Testing

@testable import LockbSite

@Suite struct ThemeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(below folder: String, endings: [String]) -> [String] {
    let base = root.appendingPathComponent(folder)
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().filter { path in endings.contains { path.hasSuffix($0) } }.compactMap {
      try? String(contentsOf: base.appendingPathComponent($0), encoding: .utf8)
    }
  }

  @Test func hasEveryWordInBothLanguages() {
    let english = repositoryTheme.words(.english)
    let korean = repositoryTheme.words(.korean)
    #expect(english.keys.sorted() == korean.keys.sorted())
    #expect(english.values.allSatisfy { !$0.isEmpty } && korean.values.allSatisfy { !$0.isEmpty })
  }

  @Test func hasEveryWordThatIsAskedFor() {
    let words = repositoryTheme.words(.english)
    for text in Self.text(below: "Sources/LockbSite", endings: [".swift"]) {
      for match in text.matches(of: /word\(\s*"([a-zA-Z-]+)"/) {
        #expect(words[String(match.1)] != nil, "\(match.1)")
      }
    }
    for text in Self.text(below: "Site/templates", endings: [".mustache"]) {
      for match in text.matches(of: /(?:words|english|korean)\.([a-zA-Z-]+)/) {
        #expect(words[String(match.1)] != nil, "\(match.1)")
      }
    }
  }

  @Test(arguments: ["\u{F7A0}", "\u{F7A1}", "\u{F7A0}<9\u{F7A1}", "\u{F7A0}<x\u{F7A1}"])
  func leavesTheLettersOfGapsToAThemeThatHasThem(_ letters: String) throws {
    let theme = try SiteTheme(files: [
      SiteFile("templates/page.mustache", text: "a\(letters)b{{title}}\(letters)c")
    ])
    var values = TemplateValues()
    values.add("title", "\(letters)&")
    let page = String(decoding: theme.render("page", values) ?? [], as: UTF8.self)
    let title = letters.replacing("<", with: "&lt;")
    #expect(page == "a\(letters)b\(title)&amp;\(letters)c")
  }

  @Test func escapesWhatATemplateShowsByteByByte() throws {
    let theme = try SiteTheme(files: [
      SiteFile(
        "templates/page.mustache",
        text: "<p title=\"{{title}}\">{{{main}}}{{#list}}[{{name}}]{{/list}}{{^none}}!{{/none}}")
    ])
    func page(_ title: String, _ names: [String]) -> String {
      var values = TemplateValues()
      values.add("title", title)
      values.add("main", .html(HTML("<b>")))
      values.add("none", "")
      values.add(
        "list",
        .list(
          names.map { name in
            var values = TemplateValues()
            values.add("name", name)
            return values
          }))
      return String(decoding: theme.render("page", values) ?? [], as: UTF8.self)
    }
    // To Unicode a quotation mark and an accent behind it are one character.
    #expect(page("\"\u{301} on", []) == "<p title=\"&quot;\u{301} on\"><b>!")
    #expect(page("1", ["a", "<"]) == "<p title=\"1\"><b>[a][&lt;]!")
    #expect(page("2", ["b", "{{title}}"]) == "<p title=\"2\"><b>[b][{{title}}]!")
    #expect(page("", []) == "<p title=\"\"><b>!")
  }

  /// WCAG's relative luminance of a colour like `#0b5c8a`.
  private static func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [number >> 16 & 255, number >> 8 & 255, number & 255].map { part -> Double in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private static func contrast(_ left: String, _ right: String) -> Double {
    let values = [luminance(left), luminance(right)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test func keepsTextReadableInBothThemes() throws {
    let sheet = try #require(Self.text(below: "Site/styles", endings: ["00-tokens.css"]).first)
    var schemes: [[String: String]] = [[:], [:]]
    for match in sheet.matches(of: /--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/) {
      schemes[0][String(match.1)] = String(match.2)
      schemes[1][String(match.1)] = String(match.3)
    }
    for tokens in schemes {
      let pairs = [
        ("ink", "paper"), ("ink", "surface"), ("ink-soft", "paper"), ("ink-soft", "surface"),
        ("accent", "paper"), ("accent", "surface"), ("accent-ink", "accent"),
        ("accent", "accent-soft"), ("good", "paper"), ("good", "good-soft"), ("warn", "paper"),
        ("warn", "warn-soft"), ("bad", "paper"), ("bad", "bad-soft"), ("bad", "surface"),
        ("quiet", "paper"), ("quiet", "surface"), ("quiet", "quiet-soft"), ("ink", "code"),
        ("code-keyword", "code"), ("code-type", "code"), ("code-string", "code"),
        ("code-number", "code"), ("code-comment", "code"), ("ink", "accent-soft"),
        ("ink", "warn-soft"), ("ink", "good-soft"), ("accent", "code"),
      ]
      for (ink, ground) in pairs {
        let first = try #require(tokens[ink])
        let second = try #require(tokens[ground])
        #expect(Self.contrast(first, second) >= 4.5, "\(ink) on \(ground)")
      }
    }
  }

  @Test func holdsNoStyleThatAPolicyForbids() {
    for sheet in Self.text(below: "Site/styles", endings: [".css"]) {
      #expect(!sheet.contains("@import") && !sheet.contains("url("))
    }
    for script in Self.text(below: "Site/scripts", endings: [".js"]) {
      #expect(script.split(separator: "\n").count <= 400)
      #expect(script.hasPrefix("\"use strict\";"))
      for forbidden in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
        #expect(!script.contains(forbidden), "\(forbidden)")
      }
    }
  }

  @Test func sendsScriptsWithoutWhatOnlyTheirAuthorsRead() throws {
    func sent(_ text: String) -> String {
      String(decoding: ScriptText.sent(Array(text.utf8)), as: UTF8.self)
    }
    #expect(sent("// why\n  f(\"//\");\n\n/** what\n * it does */\n  g();") == "f(\"//\");g();\n")
    let text = "const a = `one\n  // two ${b} `;\n"
    #expect(sent(text) == "const a=`one\n  // two ${b} `;\n")
    // Without a semicolon the end of a line may end a statement.
    #expect(sent("a()\nb = c\n/d/g") == "a()\nb=c\n/d/g\n")
    #expect(sent("(x = /[/]'/.test(y) ? y / 2 : y + +x);") == "(x=/[/]'/.test(y)?y/2:y+ +x);\n")
    // A text that does not end is somebody else's to mend.
    #expect(sent("const a = 'b") == "const a = 'b")
  }

  @Test func sendsTheScriptsOfAFolderAsOne() throws {
    let theme = try SiteTheme(files: [
      SiteFile("scripts/clock/2-hands.js", text: "show(face);\n"),
      SiteFile("scripts/clock/1-face.js", text: "const face = 12;\n"),
      SiteFile("scripts/bell.js", text: "ring();\n"),
    ])
    #expect(theme.scripts.keys.sorted() == ["bell", "clock"])
    let clock = try #require(theme.scripts["clock"])
    #expect(clock.path == "assets/clock.js")
    #expect(String(decoding: clock.bytes, as: UTF8.self) == "(()=>{const a=12;show(a);})();\n")
  }

  @Test func shortensNamesThatNobodyElseSees() throws {
    func sent(_ text: String) -> String {
      String(decoding: ScriptText.sent(Array(text.utf8)), as: UTF8.self)
    }
    #expect(
      sent("(() => { const number = 1; let [first, other] = list(number); use(first, other); })();")
        == "(()=>{const b=1;let[a,c]=list(b);use(a,c);})();\n")
    #expect(
      sent("(() => { const each = (item, place) => item.place + place; })();")
        == "(()=>{const b=(a,place)=>a.place+place;})();\n")
    #expect(
      sent("(() => { const { size } = box; const most = size; })();")
        == "(()=>{const{size}=box;const a=size;})();\n")
    #expect(sent("const shared = 1;") == "const shared=1;\n")
    #expect(
      sent("(() => { const name = `${name} ${other({ name: 1 })}`; })();")
        == "(()=>{const name=`${name} ${other({name:1})}`;})();\n")
    let bytes = try #require(repositoryTheme.scripts["search-engine"]).bytes
    #expect(!String(decoding: bytes, as: UTF8.self).contains("\n//"))
  }

  @Test func saysWhichFileOfAThemeIsBroken() {
    do throws(SiteTheme.Failure) {
      _ = try SiteTheme(files: [SiteFile("templates/page.mustache", text: "{{#a}}")])
      Issue.record("a broken template was taken")
    } catch {
      #expect(error.file == "templates/page.mustache")
    }
    do throws(SiteTheme.Failure) {
      _ = try SiteTheme(files: [SiteFile("words/en.words", text: "a = b\nc\n")])
      Issue.record("broken words were taken")
    } catch {
      #expect(error.reason == .words(line: 2))
    }
  }
}
