internal import LockbBase
internal import LockbCheck

/// The list of words that lies in a content folder, `_words.txt`.
enum ProjectWordsFile {
  private static let name = "_words.txt"

  /// The words of all the lists in some content folders; a folder need not have one. Of several
  /// bad lists the first by path is named.
  static func read(in folders: [String], _ session: Session) throws -> ProjectWords {
    var all = ProjectWords()
    for folder in Set(folders).sorted() {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      guard let walk = try? session.fileSystem.walk(path), !walk.files.isEmpty else { continue }
      let bytes = try session.fileSystem.read(path)
      do throws(ProjectWords.BadLine) {
        all.add(try ProjectWords(bytes))
      } catch {
        throw session.messages.badWords(path, error)
      }
    }
    return all
  }
}
