public import LockbBase

/// Names a document: its topic, shared by its translations, and its language.
public struct DocumentID: Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
  /// The path without language and ending: `guides/allow-once`.
  public var topic: String
  /// The language.
  public var language: Language

  /// Names a document.
  public init(topic: String, language: Language) {
    self.topic = topic
    self.language = language
  }

  /// `guides/allow-once@ko`.
  public var description: String { "\(topic)@\(language.rawValue)" }

  /// By topic in byte order, English first.
  public static func < (left: Self, right: Self) -> Bool {
    left.topic == right.topic
      ? left.language < right.language
      : left.topic.utf8.lexicographicallyPrecedes(right.topic.utf8)
  }
}
