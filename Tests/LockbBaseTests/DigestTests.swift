import LockbBase
import Testing

struct DigestTests {
  /// Published FNV-1a vectors for 128 bits.
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"),
    ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func `agrees with the published vectors`(text: String, digest: String) {
    #expect(Digest(text.utf8).description == digest)
  }

  @Test func `takes bytes in pieces`() {
    var digest = Digest()
    digest.update("권한".utf8)
    digest.update("을".utf8)
    #expect(digest == Digest("권한을".utf8))
  }
}
