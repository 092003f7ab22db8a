internal import LockbPack

extension ReferenceFailure {
  /// An error of the table.
  init(_ error: ModelRunError) {
    self.init(
      code: error.code, message: error.message, hint: error.hint,
      isUnknownName: error.isUnknownName, position: error.step)
  }
}
