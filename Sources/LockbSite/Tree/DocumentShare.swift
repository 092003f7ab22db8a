public import LockbBase
public import LockbKnowledge

/// What a document adds to the files that all documents share.
public struct DocumentShare: Sendable {
  /// The document.
  public let id: DocumentID
  /// Its member of the manifest.
  public let manifest: [UInt8]
  /// The file of its Markdown twin.
  public let twin: String
  /// The length of that file, in bytes.
  public let twinLength: Int
  /// How many sections of a translation are in each state; empty where there is none.
  public let translation: [Int]

  /// A share.
  init(id: DocumentID, manifest: [UInt8], twin: SiteFile, translation: [Int]) {
    self.id = id
    self.manifest = manifest
    self.twin = twin.path
    twinLength = twin.bytes.count
    self.translation = translation
  }

  /// Writes everything.
  public func write(to packed: inout PackedWriter) {
    packed.add(id.topic)
    packed.add(id.language.rawValue)
    packed.add(manifest)
    packed.add(twin)
    packed.add(twinLength)
    packed.add(translation) { $0.add($1) }
  }

  /// Reads what was written.
  public init(_ packed: inout PackedReader) throws(PackedReader.Damage) {
    let topic = try packed.text()
    guard let language = Language(rawValue: try packed.text()) else { throw PackedReader.Damage() }
    id = DocumentID(topic: topic, language: language)
    manifest = Array(try packed.slice())
    twin = try packed.text()
    twinLength = try packed.number()
    translation = try packed.list { packed throws(PackedReader.Damage) in try packed.number() }
  }
}
