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

  @Test(arguments: [
    ("door", 4), ("회전문", 6), ("漢字", 4), ("カナ", 4), ("e\u{301}", 1), ("🚪", 2), ("👨‍👩‍👧", 2), ("🇰🇷", 2),
    ("❤️", 2), ("…·“”", 4),
    ("ＡＢ", 4), ("\u{200B}", 0), ("\u{1B}", 0), ("ㄱ", 2), ("↵", 1),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
    #expect(DisplayWidth.columns(of: text.decomposed) == columns)
  }
}
