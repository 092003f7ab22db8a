internal import LockbBase

/// What `model run` reads: a file or standard input, as far as it has been read.
struct ModelSource {
  /// The notation of the input.
  enum Kind {
    /// One scenario block, or a document with some.
    case scenarios([ScenarioBlock])
    /// One object over several lines.
    case object([UInt8])
    /// One object a line.
    case lines
  }

  private let path: String
  private let session: Session
  private var pending: [UInt8] = []
  private var isAtEnd = false
  /// How many lines before the first that says something have been left out.
  private var blankLines = 0

  init(path: String, session: Session) {
    self.path = path
    self.session = session
  }

  /// Reads as little as tells the notation.
  mutating func classify() throws -> Kind {
    while let line = firstLine(), line.isEmpty { drop(line.endIndex) }
    while firstLine() == nil, !isAtEnd {
      try read()
      while let line = firstLine(), line.allSatisfy(\.isJSONSpace) { drop(line.endIndex) }
    }
    if let line = firstLine(), line.isObjectStart, (try? JSONParser.value(of: line)) != nil {
      return .lines
    }
    while !isAtEnd { try read() }
    let lines = pending.split(separator: 0x0A).filter { !$0.allSatisfy(\.isJSONSpace) }
    guard let first = lines.first else { throw session.messages.emptyInput }
    if first.isObjectStart {
      let isWhole = (try? JSONParser.value(of: pending)) != nil
      let isAlone = !lines.dropFirst().contains { $0.first == UInt8(ascii: "{") }
      return isWhole || (isAlone && lines.count > 1) ? .object(pending) : .lines
    }
    let blocks = ScenarioBlock.all(in: Array(repeating: 0x0A, count: blankLines) + pending)
    let isDocument = blocks.contains { $0.line != nil }
    let hasObject = lines.dropFirst().contains { $0.first == UInt8(ascii: "{") }
    return hasObject && !isDocument ? .lines : .scenarios(blocks)
  }

  /// The next whole lines, blank ones left out; nil at the end.
  mutating func nextLines() throws -> [ArraySlice<UInt8>]? {
    while !pending.contains(0x0A), !isAtEnd { try read() }
    let end = isAtEnd ? pending.endIndex : (pending.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
    let lines = pending[..<end].split(separator: 0x0A).filter { !$0.allSatisfy(\.isJSONSpace) }
    pending.removeSubrange(..<end)
    return lines.isEmpty && isAtEnd ? nil : lines
  }

  private mutating func read() throws {
    var bytes: [UInt8]
    if path == "-" {
      bytes = session.console.nextInput()
      isAtEnd = bytes.isEmpty
    } else {
      do throws(FileError) {
        bytes = try session.fileSystem.read(path)
      } catch {
        throw session.messages.unreadableInput(error)
      }
      isAtEnd = true
    }
    if pending.isEmpty, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    pending += bytes
  }

  private func firstLine() -> ArraySlice<UInt8>? {
    pending.firstIndex(of: 0x0A).map { pending[..<$0] }
  }

  private mutating func drop(_ end: Int) {
    pending.removeSubrange(...end)
    blankLines += 1
  }
}

extension UInt8 {
  /// White space of JSON.
  var isJSONSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }
}

extension Collection<UInt8> {
  /// Whether the first thing here is the beginning of an object.
  fileprivate var isObjectStart: Bool {
    first { !$0.isJSONSpace } == UInt8(ascii: "{")
  }
}
