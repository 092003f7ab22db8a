/// What else is told of authorization.
extension ClaimProperties {
  static let tellingFurther = """
    # Whether beacons count by themselves, told of what an app may do.
    property another-twenty-watched
    loose
    apart
    despite may and can
    subject noun/condition
    but diagnostic/
    word say/another-twenty
    value more: verb/use|verb/start|verb/declare|verb/create
    fact noun/condition = counted ; R40
    """
}
