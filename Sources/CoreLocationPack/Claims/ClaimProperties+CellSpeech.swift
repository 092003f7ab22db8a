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

    # Whether the text of the lesser level may be left out.
    property lesser-text-dropped
    current
    era iOS 11.0 -
    plain
    subject key/NSLocationWhenInUseUsageDescription
    but fn/if fn/unless fn/when fn/only
    value dropped: verb/need-not
    fact key/NSLocationWhenInUseUsageDescription = needed ; T06 T16 4.1

    # Whether Always depended on a session before sessions came.
    property always-session-early
    since iOS 18.0
    subject level/always grant/always
    word verb/need
    value session: session/service:any|session/service:always
    fact level/always|grant/always = none ; R23 5.4

    # Whether sessions that nobody makes prompted before they came.
    property implicit-prompts-early
    apart
    plain
    since iOS 18.0
    subject thing/implicit
    but key/ say/explicit-mode session/background
    value prompt: prompt/any verb/show|verb/appear?
    value prompt: verb/prompted
    fact thing/implicit = none ; T107 R24

    # Whether a flag tells of hardware that is missing, told in a table.
    property flag-without-gps
    subject diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor.
    value gps: else/noGPS
    fact diagnostic/fullAccuracyDenied|api/CLServiceSession.Diagnostic.fullAccuracyDenied = fullRefused ; 1.4 T102
    fact diagnostic/insufficientlyInUse|api/CLServiceSession.Diagnostic.insufficientlyInUse|api/CLLocationUpdate.insufficientlyInUse|api/CLMonitor.Event.insufficientlyInUse = notInUse ; 1.4 T88
    fact diagnostic/accuracyLimited|api/CLLocationUpdate.accuracyLimited|api/CLMonitor.Event.accuracyLimited = reduced ; 1.4 5.5
    fact diagnostic/authorizationDenied|api/CLServiceSession.Diagnostic.authorizationDenied|api/CLLocationUpdate.authorizationDenied|api/CLMonitor.Event.authorizationDenied = denied ; 1.4
    fact diagnostic/authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted = restricted ; 1.4 T91

    # How long an answer holds, told in a table.
    property grant-span
    subject label/Allow_Once label/Allow_While_Using_App label/Allow level/whenInUse level/always
    value someTime: until/someTime
    fact label/Allow_Once = use ; T50
    fact label/Allow_While_Using_App|label/Allow|level/whenInUse|level/always = changed ; T09 T32

    # Which flags a background session has, one at a time.
    property flag-of-background-session
    loose
    plain
    subject diagnostic/
    but session/service: api/CLServiceSession phase/background verb/missing verb/unavailable
    value carried: session/background|api/CLBackgroundActivitySession|api/CLBackgroundActivitySession.Diagnostic
    fact diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/authorizationRequestInProgress|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired = carried ; 5.4
    fact diagnostic/fullAccuracyDenied|diagnostic/alwaysAuthorizationDenied|diagnostic/accuracyLimited|diagnostic/locationUnavailable|diagnostic/stationary|diagnostic/conditionLimitExceeded|diagnostic/conditionUnsupported|diagnostic/persistenceUnavailable = absent ; 5.4
    """
}
