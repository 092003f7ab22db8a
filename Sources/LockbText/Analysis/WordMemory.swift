/// Forms of words already met, found by their bytes. Its size is bounded: when it is full it
/// forgets everything.
struct WordMemory {
  /// Where a word's forms are: its own bytes, the surface and a space, the stems and a space.
  struct Entry {
    fileprivate var start: UInt32
    fileprivate var keyLength: UInt16
    fileprivate var surfaceLength: UInt16
    /// The bytes of stems, weak stems, parts and joins with the space behind them; 0 for none.
    var stemsLength: UInt32
    fileprivate var tag: UInt8
    var isSuffix: Bool

    /// Whether the word has no form at all.
    var isEmpty: Bool { surfaceLength == 0 }
    /// The surface, without the space behind it.
    var surface: Range<Int> {
      let start = Int(start) + Int(keyLength)
      return start..<start + Int(surfaceLength)
    }
    /// The stems and the space behind them.
    var stems: Range<Int> {
      let start = surface.upperBound + 1
      return start..<start + Int(stemsLength)
    }
  }

  private static let slotCount = 1 << 16
  private static let most = slotCount / 2
  private static let mostBytes = 1 << 24
  /// Longer runs, which combining marks without end can make, are analysed every time.
  private static let longestKey = 1024

  /// The forms of all words.
  private(set) var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The upper half of a hash and an index into `entries` counted from 1; 0 for an empty slot.
  private var slots: [UInt64] = []

  /// The forms of a run, analysed unless it was met before.
  @inline(__always)
  mutating func entry(
    for run: Run, in text: UnsafeBufferPointer<UInt8>, _ forms: inout WordForms
  ) -> Entry {
    let tag = run.script.rawValue << 1 | (run.endsSequence ? 1 : 0)
    let hash = Self.hash(
      UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[run.range]), tag)
    if slots.isEmpty { slots = Array(repeating: 0, count: Self.slotCount) }
    var slot = Int(truncatingIfNeeded: hash & UInt64(Self.slotCount - 1))
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32 {
        let entry = entries[Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1]
        if entry.tag == tag, matches(entry, run.range, text) { return entry }
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return remember(run, tag, hash, slot, text, &forms)
  }

  @inline(__always)
  private func matches(
    _ entry: Entry, _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard Int(entry.keyLength) == range.count else { return false }
    let start = Int(entry.start)
    return bytes.withUnsafeBytes { bytes in
      let text = UnsafeRawBufferPointer(text)
      var offset = 0
      while offset + 8 <= range.count {
        let known = bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
        let given = text.loadUnaligned(
          fromByteOffset: range.lowerBound + offset, as: UInt64.self)
        guard known == given else { return false }
        offset += 8
      }
      while offset < range.count {
        guard bytes[start + offset] == text[range.lowerBound + offset] else { return false }
        offset += 1
      }
      return true
    }
  }

  /// A hash of a word, eight bytes at a time.
  @inline(__always)
  private static func hash(_ word: UnsafeRawBufferPointer, _ tag: UInt8) -> UInt64 {
    let prime: UInt64 = 0x9e37_79b9_7f4a_7c15
    var hash = UInt64(tag) << 32 ^ UInt64(word.count)
    var offset = 0
    while offset + 8 <= word.count {
      hash = (hash ^ word.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* prime
      hash ^= hash >> 32
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < word.count {
      rest = rest << 8 | UInt64(word[offset])
      offset += 1
    }
    hash = (hash ^ rest) &* prime
    return hash ^ hash >> 32
  }

  @inline(never)
  private mutating func remember(
    _ run: Run, _ tag: UInt8, _ hash: UInt64, _ free: Int, _ text: UnsafeBufferPointer<UInt8>,
    _ forms: inout WordForms
  ) -> Entry {
    forms.analyze(run, in: text)
    var slot = free
    if entries.count == Self.most || bytes.count > Self.mostBytes {
      entries.removeAll(keepingCapacity: true)
      bytes.removeAll(keepingCapacity: true)
      for index in slots.indices { slots[index] = 0 }
      slot = Int(truncatingIfNeeded: hash & UInt64(Self.slotCount - 1))
    }
    let isKept = run.range.count <= Self.longestKey
    var entry = Entry(
      start: UInt32(bytes.count), keyLength: isKept ? UInt16(run.range.count) : 0,
      surfaceLength: UInt16(forms.surface.count), stemsLength: 0, tag: tag,
      isSuffix: forms.isSuffix)
    if isKept { bytes.append(contentsOf: text[run.range]) }
    bytes.append(contentsOf: forms.surface)
    bytes.append(0x20)
    let start = bytes.count
    for list in [
      forms.stems, forms.weakStems, forms.parts, forms.partStems, forms.joins,
    ] where !list.isEmpty {
      bytes.append(contentsOf: list)
      bytes.append(0x20)
    }
    entry.stemsLength = UInt32(bytes.count - start)
    guard isKept else { return entry }
    entries.append(entry)
    slots[slot] = (hash >> 32) << 32 | UInt64(entries.count)
    return entry
  }
}
