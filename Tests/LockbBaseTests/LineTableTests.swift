import LockbBase
import Testing

struct LineTableTests {
  @Test func `counts lines ended by LF, CRLF and CR`() {
    let table = LineTable(Array("a\nb\r\nc\rd".utf8))
    #expect(table.starts == [0, 2, 5, 7])
    #expect((0..<8).map(table.line(at:)) == [1, 1, 2, 2, 2, 3, 3, 4])
  }

  @Test func `counts columns in characters`() {
    let text = "x\n한글 👩‍👩‍👧 e\u{301}!"
    let table = LineTable(Array(text.utf8))
    let offset = text.utf8.count - 1
    #expect(table.position(at: offset) == SourcePosition(line: 2, column: 7, offset: offset))
  }

  @Test func `answers for an empty file and for its end`() {
    #expect(LineTable([]).position(at: 0) == SourcePosition(line: 1, column: 1, offset: 0))
    #expect(LineTable([0x61, 0x0A]).line(at: 2) == 2)
  }
}
