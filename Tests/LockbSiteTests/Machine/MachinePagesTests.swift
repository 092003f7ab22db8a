import Foundation
import LockbBase
import LockbPack
import LockbTestSupport
import Testing

@testable import LockbSite

@Suite struct MachinePagesTests {
  private func pages() -> MachinePages {
    MachinePages(machine: TurnstilePack.machine, words: repositoryTheme)
  }

  @Test func exploresEveryPlaceAndSetOfKeysOnce() throws {
    let atlas = pages().atlas
    #expect(atlas.places.map(\.platform) == ["Harbour", "Harbour", "Station"])
    #expect(
      atlas.places.map(\.keys) == [[], ["TurnstileCoinDescription"], ["TurnstileCoinDescription"]])
    #expect(atlas.contexts.map(\.name) == ["harbour-8-0", "harbour-14-0-keys-0"])
    #expect(atlas.places.map(\.contexts) == [[0], [1, 0], [1, 0]])
    #expect(atlas.place("Harbour", "13")?.version == "8.0")
    #expect(atlas.place("Harbour", "7") == nil)
  }

  @Test func namesWhereADrawingApplies() throws {
    #expect(pages().drawings.map(\.title) == ["Harbour 8+; Station 13.4+"])
    #expect(MachineDrawing.range("8.0", before: "11.0") == "8–10")
    #expect(MachineDrawing.range("13.0", before: "13.4") == "13–13.3")
    #expect(MachineDrawing.range("13.0", before: "14.0") == "13")
    #expect(MachineDrawing.range("13.4", before: nil) == "13.4+")
  }

  @Test(arguments: Language.allCases) func writesAPageForTheSimulatorAndForEveryDrawing(
    _ language: Language
  ) throws {
    let pages = pages().pages(in: language)
    #expect(pages.map(\.route.path) == ["machine", "machine/harbour-8-0"])
    for page in pages {
      let text = page.main.text
      #expect(text.contains("<svg class=\"machine-svg"))
      #expect(text.contains("<table class=\"machine-table\">"))
      #expect(!text.contains(" style=") && !text.contains("<script") && !text.contains(" onclick"))
      #expect(!text.contains(">machine.") && !text.contains("\"simulator."), "a word is missing")
      for node in ["P-PAY", language == .english ? "Pay Once" : "한 번 내기"] {
        #expect(text.contains(node))
      }
    }
    #expect(pages[0].main.text.contains("<noscript>"))
    #expect(pages[0].scripts == ["machine", "simulator-view", "simulator"])
  }

  @Test func writesTheSameBytesAgain() throws {
    let (first, second) = (pages(), pages())
    #expect(first.files == second.files)
    for language in Language.allCases {
      #expect(
        first.pages(in: language).map(\.main.bytes) == second.pages(in: language).map(\.main.bytes))
    }
  }

  @Test func writesDataThatRegistersItself() throws {
    let files = pages().files
    #expect(
      files.map(\.path) == [
        "assets/machine/index.js", "assets/machine/harbour-8-0.js",
        "assets/machine/harbour-14-0-keys-0.js",
      ])
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let start = try #require(text.firstIndex(of: "="))
      #expect(text[..<start] == "window.lockb")
      let json = try #require(text.range(of: "\"]="))
      let value = try JSONSerialization.jsonObject(
        with: Data(text[json.upperBound...].dropLast(2).utf8))
      #expect(value is [String: Any])
    }
  }

  @Test func drawsAnAnswerBesideItsWordsAndGathersWhatComesFromEverywhere() throws {
    let map = pages().drawings[0].context.map
    let diagram = MachineDiagram(map)
    let alert = try #require(diagram.boxes.firstIndex { $0.prompt == "P-PAY" })
    #expect(diagram.boxes[alert].answers.map(\.label.english) == ["Pay Once", "Leave"])
    #expect(
      diagram.boxes.first { $0.status == "banned" }?.arrivals.map(\.english) == ["settings:ban"])
    let answers = diagram.arrows.filter { $0.answer != nil }
    #expect(answers.map(\.from) == [alert, alert])
    #expect(answers.allSatisfy { $0.labels.isEmpty && $0.source == .answer })
    #expect(
      diagram.arrows.contains { $0.labels.map(\.english) == ["closingTime"] && $0.isUncertain })
  }
}
