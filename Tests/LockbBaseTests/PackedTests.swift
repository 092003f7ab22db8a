import LockbBase
import Testing

@Suite struct PackedTests {
  private static let sealed: [UInt8] = {
    var packed = PackedWriter()
    packed.add(0)
    packed.add(-5)
    packed.add("차단기")
    packed.add([1, 2, 300]) { $0.add($1) }
    return packed.sealed
  }()

  @Test func readsWhatWasWritten() throws {
    var packed = try #require(PackedReader(sealed: Self.sealed))
    #expect(try packed.number() == 0)
    #expect(try packed.number() == -5)
    #expect(try packed.text() == "차단기")
    let list = try packed.list { packed throws(PackedReader.Damage) in try packed.number() }
    #expect(list == [1, 2, 300])
    #expect(throws: PackedReader.Damage.self) { try packed.number() }
  }

  @Test func noticesEveryDamage() {
    for index in Self.sealed.indices {
      var damaged = Self.sealed
      damaged[index] ^= 0x10
      #expect(PackedReader(sealed: damaged).map { _ in true } == nil, "\(index)")
    }
    for count in 0..<Self.sealed.count {
      #expect(
        PackedReader(sealed: Array(Self.sealed.prefix(count))).map { _ in true } == nil, "\(count)")
    }
  }

  @Test func countsNoMoreThanThereIs() throws {
    var packed = PackedWriter()
    packed.add(1 << 40)
    var reader = try #require(PackedReader(sealed: packed.sealed))
    #expect(throws: PackedReader.Damage.self) { try reader.text() }
  }
}
