internal import LockbBase
internal import Synchronization

/// One dictionary, held open. The library is not made for threads: one word is looked up at a time,
/// and none twice.
final class HunspellDictionary: Sendable {
  private struct State {
    var isKnown: [String: Bool] = [:]
    var suggestions: [String: [String]] = [:]
  }

  private struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private let library: HunspellLibrary
  private let handle: Handle
  private let state = Mutex(State())

  /// Opens `name.aff` and `name.dic` of a folder; nil where the library cannot.
  init?(_ library: HunspellLibrary, folder: String, name: String) {
    let path = "\(folder)/\(name)"
    guard let pointer = library.create(path + ".aff", path + ".dic") else { return nil }
    self.library = library
    handle = Handle(pointer: pointer)
  }

  deinit { library.destroy(handle.pointer) }

  /// Whether it has a word, however it is inflected.
  func knows(_ word: String) -> Bool {
    state.withLock { state in
      if let known = state.isKnown[word] { return known }
      let isKnown = library.spell(handle.pointer, word) != 0
      state.isKnown[word] = isKnown
      return isKnown
    }
  }

  /// The words it offers instead, best first.
  func suggestions(for word: String) -> [String] {
    state.withLock { state in
      if let known = state.suggestions[word] { return known }
      var list: HunspellLibrary.List?
      let count = library.suggest(handle.pointer, &list, word)
      let words = (0..<Int(max(count, 0))).compactMap { index in
        list?[index].map { String(cString: $0) }
      }
      library.freeList(handle.pointer, &list, count)
      state.suggestions[word] = words
      return words
    }
  }
}
