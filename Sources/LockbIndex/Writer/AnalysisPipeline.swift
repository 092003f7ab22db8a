internal import Dispatch
internal import LockbKnowledge
internal import Synchronization

/// Analyses documents on a thread of its own, a bounded number of them ahead of the writer.
final class AnalysisPipeline: Sendable {
  /// The most documents that are analysed and not yet written.
  private static let ahead = 32

  private let queue = Mutex<[[SearchColumns]]>([])
  private let filled = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: ahead)
  private let isCancelled = Mutex(false)
  private let words: Mutex<WordList>

  /// Starts to analyse documents in their order; their words go into a list.
  init(_ documents: [Document], _ words: WordList) {
    self.words = Mutex(words)
    DispatchQueue(label: "lockb.analysis").async { self.run(documents) }
  }

  /// The columns of the next document's sections; called once for each document.
  func next() -> [SearchColumns] {
    filled.wait()
    let columns = queue.withLock { $0.removeFirst() }
    room.signal()
    return columns
  }

  /// The list with the words of all documents that were asked for.
  func allWords() -> WordList { words.withLock { $0 } }

  /// Stops the analysis of documents that nobody will ask for.
  func cancel() {
    isCancelled.withLock { $0 = true }
    room.signal()
  }

  private func run(_ documents: [Document]) {
    var writer = ColumnWriter()
    for document in documents {
      let columns = document.sections.enumerated().map { index, section in
        writer.columns(of: SectionText(section, at: index, of: document))
      }
      words.withLock { list in for columns in columns { list.add(columns) } }
      room.wait()
      if isCancelled.withLock({ $0 }) { break }
      queue.withLock { $0.append(columns) }
      filled.signal()
    }
    // The semaphore must not be released below the value it began with.
    for _ in 0..<Self.ahead { room.signal() }
  }
}
