/// A grant with the mark of a spent Always request, as section 0.1 of the facts names them.
public enum ModelGrant: String, CaseIterable, Sendable {
  case notDetermined = "ND"
  case denied = "DN"
  case whenInUse = "WU0"
  case whenInUseAlwaysUsed = "WU1"
  case temporary = "TW"
  case provisional = "PA"
  case always = "AL"
}
