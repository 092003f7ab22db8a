internal import LockbBase

/// A stretch of versions with one behaviour, named after iOS.
public enum ModelEra: String, CaseIterable, Comparable, Sendable {
  case i8, i11, i13a, i13b, i17, i18

  /// Earlier eras first.
  public static func < (left: Self, right: Self) -> Bool {
    left.index < right.index
  }

  /// The position among the eras, from 0.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
