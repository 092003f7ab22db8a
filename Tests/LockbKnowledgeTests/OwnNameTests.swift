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
        symbol("closeAllGates()"), symbol("GateState"),
      ]))
    func isKnown(_ text: String) -> Bool { names.areEnough(names.found(in: Array(text.utf8))) }
    #expect(isKnown("`closeAllGates`를 부릅니다."))
    #expect(isKnown("Call gate.openGate(for: guest), then read its GateState."))
    for text in [
      "Its state: add one.", "`Gate.state`", "recloseAllGates", "closeAllGatesNow", "",
      "openGate and openGate again",
    ] {
      #expect(!isKnown(text), "\(text)")
    }
  }
}
