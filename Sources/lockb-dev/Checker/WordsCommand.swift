import ArgumentParser
import CoreLocationPack
import LockbClaims
import LockbPack

/// Shows how the reader takes the words of a sentence, which tells why it is not understood.
struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words", abstract: "Show what the words of a sentence stand for.")

  @Argument(help: "A sentence in Markdown.")
  var text: String

  func run() throws {
    let pack = CoreLocationPack.pack
    guard let knowledge = pack.claims else { return }
    let reader = ClaimReader(grammar: knowledge.grammar, vocabulary: pack.vocabulary)
    reader.words(of: text).forEach { print($0) }
  }
}
