import CoreLocationPack
import Foundation
import LockbBase
import LockbPack
import LockbReference
import Testing

@testable import LockbCommandLine
@testable import LockbSite

@Suite struct SimulatorTests {
  private static let machine = CoreLocationPack.pack.machine
  private static let pages: MachinePages? = {
    guard let machine, let theme = try? SiteTheme(files: SiteFolder.files("Site")) else {
      return nil
    }
    return MachinePages(machine: machine, words: theme)
  }()

  /// Runs of random events in random contexts, as the map of each lets them happen.
  private func requests(_ count: Int) throws -> [ReferenceRequest] {
    let atlas = try #require(Self.pages).atlas
    var random = SeededNumbers(state: 7)
    return (0..<count).map { _ in
      let place = atlas.places[random.next(below: atlas.places.count)]
      let choice = random.next(below: place.contexts.count)
      let map = atlas.contexts[place.contexts[choice]].map
      var request = ReferenceRequest(
        platform: place.platform, version: place.version, keys: place.declared(choice))
      var state = 0
      for _ in 0..<14 {
        let moves = Array(atlas.contexts[place.contexts[choice]].moves(from: state))
        let answers = moves.filter { map.events[$0.event].source == .answer }
        let some = answers.isEmpty || random.next(below: 3) == 0 ? moves : answers
        let move = some[random.next(below: some.count)]
        request.events.append(map.events[move.event].name)
        state = move.to
      }
      return request
    }
  }

  @Test(.enabled(if: NodeProgram.exists, "node is not installed"))
  func walksInABrowserAsOnTheCommandLine() throws {
    let fixture = try CommandLineFixture(content: [:])
    fixture.packs = [CoreLocationPack.pack]
    let pages = try #require(Self.pages)
    for file in pages.files { try fixture.writeOutside(file.bytes, to: file.path) }
    let lines = try requests(240).map { request in
      var bytes: [UInt8] = []
      let context = JSONValue.members([
        "platform": .string(request.platform), "version": .string(request.version),
        "keys": .strings(request.keys),
      ])
      JSONValue.members(["context": context, "events": .strings(request.events)])
        .writeCompactly(to: &bytes)
      return bytes + [0x0A]
    }
    try fixture.writeOutside(Array(lines.joined()), to: "requests.jsonl")
    let answers = fixture.runExactly([
      "model", "run", fixture.folder + "/requests.jsonl", "--format", "json",
    ])
    #expect(answers.status == .success, "\(answers.errors)")
    try fixture.writeOutside(Array(answers.output.utf8), to: "answers.jsonl")
    let outcome = try NodeProgram.test(
      "Tests/Site/machine.test.mjs", environment: ["LOCKB_MACHINE": fixture.folder])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("240 runs"))
  }

  @Test func leadsFromARunToTheSameRunInTheSimulator() throws {
    let machine = try #require(Self.machine)
    let atlas = try #require(Self.pages).atlas
    for request in try requests(40) {
      let steps = try machine.run(request).get()
      let link = try #require(SimulatorLink(request, steps, in: atlas))
      #expect(link.events == request.events)
    }
  }

  @Test func leadsNowhereWhereTheSimulatorKnowsLess() throws {
    let machine = try #require(Self.machine)
    let atlas = try #require(Self.pages).atlas
    var request = ReferenceRequest(
      platform: "iOS", version: "18", keys: ["NSLocationWhenInUseUsageDescription"],
      events: ["requestWhenInUse", "choose:허용 안 함", "startStandard"])
    #expect(SimulatorLink(request, try machine.run(request).get(), in: atlas) == nil)
    request.events.removeLast()
    let link = SimulatorLink(request, try machine.run(request).get(), in: atlas)
    #expect(link?.events == ["requestWhenInUse", "choose:Don’t Allow"])
    #expect(link?.keys == ["NSLocationWhenInUseUsageDescription"])
  }

  @Test func keepsEveryContextSmall() throws {
    let pages = try #require(Self.pages)
    for file in pages.files { #expect(file.bytes.count < 60_000, "\(file.path)") }
    #expect(pages.files.count < 40)
  }

  @Test(arguments: Language.allCases) func drawsEveryWayTheMachineLooks(_ language: Language) throws
  {
    let pages = try #require(Self.pages)
    let words = MachineWords(theme: pages.theme, language: language)
    #expect(pages.drawings.count >= 8)
    for drawing in pages.drawings {
      let diagram = MachineDiagram(drawing.context.map)
      let picture = DiagramPicture(diagram, words)
      let places = picture.layout.boxes + picture.layout.routes.compactMap(\.label)
      for (index, first) in places.enumerated() {
        for second in places[(index + 1)...] {
          let isApart =
            first.x + first.width <= second.x || second.x + second.width <= first.x
            || first.y + first.height <= second.y || second.y + second.height <= first.y
          #expect(isApart, "\(drawing.slug): \(first) overlaps \(second)")
        }
        #expect(first.x >= 0 && first.y >= 0)
        #expect(first.x + first.width <= picture.layout.size.width)
        #expect(first.y + first.height <= picture.layout.size.height)
      }
      #expect(diagram.boxes.count <= 12, "\(drawing.slug)")
      // Whatever a drawing leaves out stands in its table.
      let table = TransitionTable(
        map: drawing.context.map, words: words, names: pages.index,
        route: Route(Route.Side.english, "machine")
      ).html().text
      for edge in drawing.context.map.graph.edges {
        #expect(table.contains("<code>\(edge.rule)</code>"))
      }
    }
  }

  @Test func drawsAScenarioWithItsGivenStateAndWhatDoesNotHold() throws {
    let machine = try #require(Self.machine)
    let pages = try #require(Self.pages)
    let block = """
      on iOS 18
      keys NSLocationWhenInUseUsageDescription
      given TW
      when the app calls requestAlwaysAuthorization
      then a prompt appears
      """
    let scenario = try machine.runScenario(block, "scenario").get()
    #expect(scenario.givenSteps == scenario.steps.count - 1)
    #expect(scenario.request.platform == "iOS")
    #expect(scenario.request.events == scenario.steps.map(\.event))
    let route = Route(Language.english, "guides/once")
    let figure = pages.scenarioFigure(for: scenario, on: route, in: .korean).text
    #expect(figure.contains("5번째 줄: 알림이 나타나지 않습니다"))
    #expect(figure.contains("href=\"../../../ko/machine/index.html#!platform=iOS&amp;version=18"))
    #expect(figure.contains("class=\"run-step is-given\""))
    let proof = pages.proofTrace(
      scenario.steps, parting: 2, of: scenario.request, on: route, in: .english
    ).text
    #expect(proof.contains("is-refused is-parting"))
    #expect(proof.contains("Here the text and the machine part."))
  }
}
