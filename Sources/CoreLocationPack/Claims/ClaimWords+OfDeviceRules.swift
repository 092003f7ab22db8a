/// Words of `ClaimProperties.deviceRules`.
extension ClaimWords {
  static let ofDeviceRules = """
    """
}
