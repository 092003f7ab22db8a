import LockbBase
import LockbKnowledge
import Testing

@Suite struct OwnNameTests {
  private func symbol(_ name: String, in container: String? = nil) -> Entity {
    Entity(
      id: "api/\(name)", kind: .api, name: Localized(en: name, ko: name),
      summary: Localized(en: "", ko: ""),
      symbol: Symbol(kind: "method", container: container, declaration: name))
  }

  @Test func knowsAFrameworkByNamesOfSeveralWords() {
    let names = OwnNames(
      Vocabulary(entities: [
        symbol("openGate(for:)", in: "Gate"), symbol("Gate.state"), symbol("add"),
      ]))
    #expect(names.occur(in: Array("`openGate`를 부릅니다.".utf8)))
    #expect(names.occur(in: Array("Call gate.openGate(for: guest).".utf8)))
    for text in ["Its state: add one.", "`Gate.state`", "reopenGate", "openGates", ""] {
      #expect(!names.occur(in: Array(text.utf8)), "\(text)")
    }
  }
}
