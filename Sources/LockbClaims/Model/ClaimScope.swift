public import LockbBase

/// The platforms and versions that a claim speaks of.
public struct ClaimScope: Hashable, Sendable {
  /// A stretch of versions on one platform.
  public struct Stretch: Hashable, Sendable {
    /// The platform's name; nil where only versions are named.
    public var platform: String?
    /// The first version; nil from the beginning.
    public var from: Version?
    /// The first version that is no longer meant; nil without an end.
    public var before: Version?

    /// A stretch of versions.
    public init(platform: String? = nil, from: Version? = nil, before: Version? = nil) {
      self.platform = platform
      self.from = from
      self.before = before
    }

    /// Whether another stretch lies in this one; it may leave the platform open.
    func holds(_ other: Stretch) -> Bool {
      guard other.platform == nil || other.platform == platform else { return false }
      let begins = from.map { from in other.from.map { $0 >= from } ?? false } ?? true
      return begins && before.map { end in other.before.map { $0 <= end } ?? false } ?? true
    }

    /// Whether it names versions before the first one of another stretch; it may leave the platform
    /// open.
    func begins(before other: Stretch) -> Bool {
      guard platform == nil || platform == other.platform, let first = other.from else {
        return false
      }
      return from.map { $0 < first } ?? before.map { $0 <= first } ?? false
    }
  }

  /// The stretches, in the order of the text; empty where nothing is said.
  public var stretches: [Stretch]
  /// Whether everything else is meant: “everywhere but on …”.
  public var isExclusion: Bool
  /// Whether the claim holds in this scope and nowhere else: “only on …”.
  public var isExclusive: Bool

  /// A scope.
  public init(_ stretches: [Stretch] = [], isExclusion: Bool = false, isExclusive: Bool = false) {
    self.stretches = stretches
    self.isExclusion = isExclusion
    self.isExclusive = isExclusive
  }

  /// Whether nothing is said.
  public var isEmpty: Bool { stretches.isEmpty }
}
