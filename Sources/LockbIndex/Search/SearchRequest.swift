public import LockbBase

/// What to search for.
public struct SearchRequest: Hashable, Sendable {
  /// The words, exactly as typed.
  public var query: String
  /// Only documents in this language; entities have both. Nil for any.
  public var language: Language?
  /// Only results of this kind; nil for any.
  public var kind: SearchKind?
  /// Only what exists on this platform, in any letter case; nil for any.
  public var platform: String?
  /// Only what exists in this version: introduced by then and not yet deprecated. Without a
  /// platform, in that version of any platform.
  public var version: Version?
  /// The most results to return, at least 1.
  public var limit: Int
  /// Whether only exact names and complete matches count.
  public var isStrict: Bool
  /// Whether results carry an explanation of their score.
  public var explains: Bool

  /// A request.
  public init(
    _ query: String, language: Language? = nil, kind: SearchKind? = nil, platform: String? = nil,
    version: Version? = nil, limit: Int = 10, isStrict: Bool = false, explains: Bool = false
  ) {
    self.query = query
    self.language = language
    self.kind = kind
    self.platform = platform
    self.version = version
    self.limit = limit
    self.isStrict = isStrict
    self.explains = explains
  }

  /// Whether only some things are searched.
  public var isFiltered: Bool {
    language != nil || kind != nil || platform != nil || version != nil
  }

  /// The same request about everything.
  public var withoutFilters: SearchRequest {
    SearchRequest(query, limit: limit, isStrict: isStrict, explains: explains)
  }
}
