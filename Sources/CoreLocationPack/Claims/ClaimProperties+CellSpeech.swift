/// What tables tell of statuses that look the same, and of what they promise.
extension ClaimProperties {
  static let cellSpeech = """
    # Whether the status for Always is a promise that it lasts.
    property always-vouches
    apart
    despite 항상
    subject status/authorizedAlways
    but session/ thing/old-sdk device/
    value lasting: thing/guarantees level/always?
    value lasting: thing/guarantees grant/always
    fact status/authorizedAlways = either ; 1.1 I10

    # How long an answer holds, told in a table.
    property grant-span
    subject label/Allow_Once label/Allow_While_Using_App label/Allow level/whenInUse level/always
    value someTime: until/someTime
    fact label/Allow_Once = use ; T50
    fact label/Allow_While_Using_App|label/Allow|level/whenInUse|level/always = changed ; T09 T32
    """
}
