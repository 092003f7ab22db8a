import LockbSamples
import Testing

@Suite struct SwiftSampleTests {
  @Test(arguments: [
    "let gate = Gate()\ngate.open()",
    "@MainActor final class Gate {\n  var isOpen = false { didSet { report() } }\n}",
    "case .open:\n  pass()\ncase .closed: break",
    "case open, closed",
    "get { stored }\nset { stored = newValue }",
    "guard isOpen else { return }",
    "for try await pass in gate.passes { … }",
    "func pass() async throws -> Pass",
    "struct Gate: Sendable", "final class Gate<Guest>\n  where Guest: Sendable",
    "actor Gate\n\ninit(_ name: String) async\n\nvar isOpen: Bool { get }",
    "override func viewDidLoad() {\n  ...\n}",
    "final class Gate {\n  …\n}",
    "final class Gate {\n  ...\n  var isOpen: Bool { … }\n}",
    "gate.open(…)",
    "let range = 0...10\nfunc sum(_ all: Int...) {}",
    "let gate = <#gate#>",
    "// only a comment", "",
    "let 이름 = \"가\"", "\u{1112}\u{1161}\u{11AB}()",
    "#if os(iOS)\nimport Gate\n#endif",
    "switch gate.state {\n  case .open: break\n  @unknown default: break\n}",
  ])
  func readsWhatDocumentsShow(code: String) {
    #expect(SwiftSample.fault(in: code) == nil)
  }

  @Test(arguments: [
    ("let gate = Gate(\ngate.open()", 28), ("func pass( {\n}", 10),
    ("if gate.isOpen {\n  pass()\n", 25),
    ("문을 엽니다 = = 3", 6), ("let gate == Gate()", 9), ("gate.open())", 11),
    ("actor Gate\n\nvar isOpen: Bool { get }\n\nlet coin = (", 50),
  ])
  func findsTheFirstFault(code: String, offset: Int) throws {
    let fault = try #require(SwiftSample.fault(in: code))
    #expect(fault.offset == offset)
    #expect(!fault.message.isEmpty)
  }

  @Test func pointsInsideTheSampleWhateverItHolds() {
    for code in ["\u{0}", "\u{FEFF}let", "\"", "/*", "(((((", "…", "<#", "}\n}\n", "\r\n)"] {
      guard let fault = SwiftSample.fault(in: code) else { continue }
      #expect((0...code.utf8.count).contains(fault.offset))
    }
  }
}
