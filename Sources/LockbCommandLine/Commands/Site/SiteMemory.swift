internal import LockbBase
internal import LockbCheck
internal import LockbIndex
internal import LockbKnowledge
internal import LockbSite

/// What a build leaves for the next one: enough to write the pages of a few changed documents as a
/// whole build would, without reading the others.
struct SiteMemory: Sendable {
  /// What the files of a topic came to.
  struct Topic: Sendable {
    /// The names of a pack's own that they have.
    var names: [[UInt8]]
    /// The other topics to whose sections they lead.
    var ways: Set<String> = []
    var outlines: [DocumentOutline]
    var shares: [DocumentShare]
    var refusals: [Refusal]

    /// Forgets everything that is read from documents.
    mutating func clear() {
      ways = []
      outlines = []
      shares = []
      refusals = []
    }
  }

  /// Says how the file is written: another number, another layout.
  private static let version = 5

  /// The theme, the choices and the program.
  let tools: Digest
  /// The files of the content, with sizes and times.
  var files: [FileEntry]
  /// The names by which documents of a pack are known.
  let ownNames: OwnNames
  /// The pictures that the site has, by their path in the content.
  let images: [String]
  /// By the name of the topic that files share.
  var topics: [String: Topic]
  /// What the search is made of.
  var records: SearchRecords
  /// A mark of each file of the search, by path.
  var searchFiles: [String: UInt64]

  /// The file's bytes.
  var bytes: [UInt8] {
    var packed = PackedWriter()
    packed.add(Self.version)
    packed.add(tools.description)
    packed.add(files) { packed, file in
      packed.add(file.path)
      packed.add(file.location)
      packed.add(file.size)
      packed.add(file.modified)
    }
    ownNames.write(to: &packed)
    packed.add(images) { $0.add($1) }
    packed.add(searchFiles.sorted { $0.key < $1.key }) { packed, file in
      packed.add(file.key)
      packed.add(Int(bitPattern: UInt(file.value)))
    }
    let (ofTopics, ofRecords) = together({ Self.packed(topics) }, { Self.packed(records) })
    packed.add(ofTopics)
    packed.add(ofRecords)
    return packed.sealed
  }

  private static func packed(_ topics: [String: Topic]) -> [UInt8] {
    var packed = PackedWriter()
    packed.add(topics.sorted { $0.key < $1.key }) { packed, topic in
      packed.add(topic.key)
      packed.add(topic.value.names) { $0.add($1) }
      packed.add(topic.value.ways.sorted()) { $0.add($1) }
      packed.add(topic.value.outlines) { $1.write(to: &$0) }
      packed.add(topic.value.shares) { $1.write(to: &$0) }
      packed.add(topic.value.refusals) { $1.write(to: &$0) }
    }
    return packed.bytes
  }

  private static func packed(_ records: SearchRecords) -> [UInt8] {
    var packed = PackedWriter()
    records.write(to: &packed)
    return packed.bytes
  }

  /// Reads what an earlier build left; nil where that is damaged or of another program.
  init?(_ bytes: [UInt8], tools: Digest) {
    guard var packed = PackedReader(sealed: bytes) else { return nil }
    do throws(PackedReader.Damage) {
      guard try packed.number() == Self.version, try packed.text() == tools.description else {
        return nil
      }
      self.tools = tools
      files = try packed.list { packed throws(PackedReader.Damage) in
        FileEntry(
          path: try packed.text(), location: try packed.text(), size: try packed.number(),
          modified: try packed.number())
      }
      ownNames = try OwnNames(&packed)
      images = try packed.list { packed throws(PackedReader.Damage) in try packed.text() }
      searchFiles = [:]
      for _ in 0..<(try packed.count()) {
        let path = try packed.text()
        searchFiles[path] = UInt64(UInt(bitPattern: try packed.number()))
      }
      let (ofTopics, ofRecords) = (try packed.slice(), try packed.slice())
      let (topics, records) = together({ Self.topics(ofTopics) }, { Self.records(ofRecords) })
      guard let topics, let records else { return nil }
      self.topics = topics
      self.records = records
    } catch {
      return nil
    }
  }

  private static func topics(_ bytes: ArraySlice<UInt8>) -> [String: Topic]? {
    var packed = PackedReader(bytes)
    do throws(PackedReader.Damage) {
      var topics: [String: Topic] = [:]
      for _ in 0..<(try packed.count()) {
        let name = try packed.text()
        topics[name] = Topic(
          names: try packed.list { packed throws(PackedReader.Damage) in
            Array(try packed.slice())
          },
          ways: Set(try packed.list { packed throws(PackedReader.Damage) in try packed.text() }),
          outlines: try packed.list(DocumentOutline.init),
          shares: try packed.list(DocumentShare.init), refusals: try packed.list(Refusal.init))
      }
      return topics
    } catch {
      return nil
    }
  }

  private static func records(_ bytes: ArraySlice<UInt8>) -> SearchRecords? {
    var packed = PackedReader(bytes)
    return try? SearchRecords(&packed)
  }

  /// What a whole build knows.
  init(
    _ sources: SiteSources, _ reading: SiteReading, _ tree: SiteTree,
    _ search: RecordsOnceMade.Kept
  ) {
    tools = sources.tools
    files = sources.files
    images = reading.source.images.map(\.path)
    ownNames = reading.packNames
    records = search.records
    searchFiles = search.files
    topics = reading.ownNames.mapValues { names in
      Topic(
        names: names.sorted { $0.lexicographicallyPrecedes($1) }, outlines: [], shares: [],
        refusals: [])
    }
    add(reading.source.library.documents, tree)
  }

  /// Takes in what documents came to.
  mutating func add(_ documents: [CheckedDocument], _ tree: SiteTree) {
    let shares = Dictionary(
      tree.shares.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let refusals = Dictionary(grouping: tree.refusals, by: \.path)
    for document in documents {
      let topic = SiteReading.topic(of: document)
      topics[topic]?.outlines.append(DocumentOutline(document))
      topics[topic]?.ways.formUnion(Self.ways(of: document))
      if let share = shares[document.id] { topics[topic]?.shares.append(share) }
      topics[topic]?.refusals += refusals[document.path] ?? []
    }
  }

  private static func ways(of document: CheckedDocument) -> [String] {
    document.document.sections.flatMap(\.links).compactMap { link in
      guard case .document(let topic, .some) = link.target, topic != document.id.topic else {
        return nil
      }
      return topic
    }
  }

  /// The topics that lead to sections of some others.
  func topics(leadingTo targets: Set<String>) -> [String] {
    targets.isEmpty ? [] : topics.filter { !$0.value.ways.isDisjoint(with: targets) }.map(\.key)
  }

  /// What topics came to, by name: nearly the order of their documents.
  private func inOrder(without changed: Set<String> = []) -> [Topic] {
    topics.filter { !changed.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The outlines of all documents but those of some topics.
  func outlines(without changed: Set<String>) -> [DocumentOutline] {
    inOrder(without: changed).flatMap(\.outlines)
  }

  /// What every document adds to shared files, by id.
  var shares: [DocumentShare] {
    inOrder().flatMap(\.shares).sorted { $0.id < $1.id }
  }

  /// Everything that pages leave out.
  var refusals: [Refusal] {
    topics.values.flatMap(\.refusals).sorted {
      $0.path == $1.path
        ? $0.line < $1.line : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }
}
