internal import LockbPack
internal import LockbReference
internal import Synchronization

/// A state to be reached: a reported status, a grant, or both.
public struct ModelGoal: Hashable, Sendable {
  /// The reported status; nil for any.
  public var status: ModelStatus?
  /// The grant; nil for any.
  public var grant: ModelGrant?

  /// Names a goal.
  public init(status: ModelStatus? = nil, grant: ModelGrant? = nil) {
    self.status = status
    self.grant = grant
  }

  /// Reads a status or a grant, by its name or a term of the glossary; nil for anything else.
  public init?(_ text: String) {
    let grant = ModelGrant(rawValue: text)
    let status = grant == nil ? ModelScenarioReader.status(text) : nil
    guard grant != nil || status != nil else { return nil }
    self.init(status: status, grant: grant)
  }

  /// Whether a state is the goal, at rest: no prompt shows and the app is in the foreground.
  func isMet(by state: ModelState, in context: ModelContext) -> Bool {
    (status.map { $0 == state.status(in: context) } ?? true)
      && (grant.map { $0 == state.grantLabel } ?? true)
      && state.prompt == .none && state.isForeground
  }
}
