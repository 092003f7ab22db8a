import LockbBase
import Testing

struct VersionTests {
  @Test(arguments: [("18", 18_000_000), ("13.4", 13_004_000), ("17.2.1", 17_002_001)])
  func `reads one to three parts`(text: String, number: Int) throws {
    #expect(try #require(Version(text)).number == number)
  }

  @Test(arguments: ["", "x", "13.", ".4", "1.2.3.4", "13.4+", "٣", "1000", "-1"])
  func `refuses anything else`(text: String) {
    #expect(Version(text) == nil)
  }

  @Test func `orders 13.10 after 13.2`() {
    #expect(Version(13, 2) < Version(13, 10))
    #expect(Version(13, 10).description == "13.10")
    #expect(Version(17, 2, 1).description == "17.2.1")
  }
}
