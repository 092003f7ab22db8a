/// Forms of words already met, found by their bytes. Its size is bounded: when it is full it
/// forgets everything.
struct WordMemory {
  /// Where a word's forms are.
  struct Entry {
    var key: Range<Int> = 0..<0
    var surface: Range<Int> = 0..<0
    /// Stems, weak stems, parts and joins.
    var stems: Range<Int> = 0..<0
    var tag: UInt8 = 0
    var isSuffix = false
  }

  private static let slotCount = 1 << 16
  private static let most = slotCount / 2

  private(set) var bytes: [UInt8] = []
  private var entries: [Entry] = []
  private var slots = [UInt32](repeating: 0, count: slotCount)

  /// The forms of a run, analysed unless it was met before.
  mutating func entry(
    for run: Run, in text: UnsafeBufferPointer<UInt8>, _ forms: inout WordForms
  ) -> Entry {
    let tag = run.script.rawValue << 1 | (run.endsSequence ? 1 : 0)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(tag)
    for index in run.range { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01b3 }
    var slot = Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(Self.slotCount - 1))
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.tag == tag, matches(entry.key, run.range, text) { return entry }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    forms.analyze(run, in: text)
    if entries.count == Self.most {
      entries.removeAll(keepingCapacity: true)
      bytes.removeAll(keepingCapacity: true)
      for index in slots.indices { slots[index] = 0 }
      slot = Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(Self.slotCount - 1))
    }
    let entry = remember(run, tag, text, forms)
    entries.append(entry)
    slots[slot] = UInt32(entries.count)
    return entry
  }

  @inline(__always)
  private func matches(
    _ key: Range<Int>, _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard key.count == range.count else { return false }
    for offset in 0..<key.count
    where bytes[key.lowerBound + offset] != text[range.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func remember(
    _ run: Run, _ tag: UInt8, _ text: UnsafeBufferPointer<UInt8>, _ forms: WordForms
  ) -> Entry {
    var entry = Entry()
    entry.tag = tag
    entry.isSuffix = forms.isSuffix
    entry.key = bytes.count..<bytes.count + run.range.count
    bytes.append(contentsOf: text[run.range])
    entry.surface = bytes.count..<bytes.count + forms.surface.count
    bytes.append(contentsOf: forms.surface)
    let start = bytes.count
    for list in [
      forms.stems, forms.weakStems, forms.parts, forms.partStems, forms.joins,
    ] where !list.isEmpty {
      if bytes.count > start { bytes.append(0x20) }
      bytes.append(contentsOf: list)
    }
    entry.stems = start..<bytes.count
    return entry
  }
}
