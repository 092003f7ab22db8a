internal import LockbText
internal import Testing

@Suite struct LayoutTests {
  @Test(arguments: [
    ("Opening a Door", "opening-a-door"), ("회전문 열기", "회전문-열기"), ("What's new?", "whats-new"),
    ("`open(_:)` & close", "open_--close"), ("  ", "--"), ("Café №1", "café-1"), ("A - B", "a---b"),
    ("1.2", "12"),
  ])
  func makesSlugs(text: String, slug: String) {
    #expect(SlugMaker.slug(text) == slug)
    #expect(SlugMaker.slug(text.decomposed) == slug)
  }

  @Test func numbersRepeatedSlugs() {
    var maker = SlugMaker()
    let slugs = ["문", "문", "문-1", "문"].map { maker.unique($0) }
    #expect(slugs == ["문", "문-1", "문-1-1", "문-2"])
  }

  @Test(arguments: [
    ("door", 4), ("회전문", 6), ("漢字", 4), ("カナ", 4), ("e\u{301}", 1), ("🚪", 2), ("👨‍👩‍👧", 2), ("🇰🇷", 2),
    ("❤️", 2), ("…·“”", 4),
    ("ＡＢ", 4), ("\u{200B}", 0), ("\u{1B}", 0), ("ㄱ", 2), ("↵", 1),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
    #expect(DisplayWidth.columns(of: text.decomposed) == columns)
  }

  @Test func truncatesByColumns() {
    #expect(DisplayWidth.truncated("회전문", to: 6) == "회전문")
    #expect(DisplayWidth.truncated("회전문", to: 5) == "회전…")
    #expect(DisplayWidth.truncated("회전문", to: 4) == "회…")
    #expect(DisplayWidth.truncated("door", to: 0) == "")
    #expect(DisplayWidth.padded("문", to: 4) == "문  ")
  }

  @Test func wrapsByColumns() {
    let lines = DisplayWidth.wrapped("회전문은 동전을 넣으면 열립니다\n\na verylongword b", to: 10)
    #expect(lines == ["회전문은", "동전을", "넣으면", "열립니다", "", "a", "verylongwo", "rd b"])
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= 10 })
    #expect(DisplayWidth.wrapped("문문문", to: 1) == ["문", "문", "문"])
  }
}
