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

  @Test func `counts on a long line what it counts on a short one`() {
    let piece = "한글 👩‍👩‍👧 e\u{301} 🇰🇷🇰🇷 \u{1100}\u{1161} word "
    let text = "x\r\n" + String(repeating: piece, count: 60) + "\r\nend"
    let bytes = Array(text.utf8)
    let table = LineTable(bytes)
    for offset in bytes.indices where offset > 2 && table.line(at: offset) == 2 {
      let before = String(decoding: bytes[3..<offset], as: UTF8.self)
      #expect(table.position(at: offset).column == before.count + 1)
      #expect(table.units(before: offset) == before.utf16.count)
    }
    let broken = LineTable([0xFF] + Array(repeating: 0x61, count: 900))
    #expect(broken.position(at: 800).column == 801)
  }
}
