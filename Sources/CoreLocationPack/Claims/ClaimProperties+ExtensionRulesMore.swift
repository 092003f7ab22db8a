/// What decides sentences about flags, configurations, and what sessions outlive, beside something
/// else that they say.
extension ClaimProperties {
  static let extensionRulesMore = """
    # Until when a request counts as going on.
    property in-progress-until
    until
    loose
    anywhere
    subject diagnostic/authorizationRequestInProgress
    but verb/deny status/denied session/
    word noun/true|verb/stay|verb/last|verb/on
    value grant: verb/grant|event/answer:allow
    fact diagnostic/authorizationRequestInProgress = answer ; T87 1.4
    # What a flag that speaks of a missing session or of a missing position does not mean.
    property flag-of-level
    loose
    apart
    despite must first yet
    subject diagnostic/serviceSessionRequired
    but session/ key/ say/no-session say/explicit-mode
    word verb/mean
    value level: level/always|level/whenInUse verb/need|verb/grant|verb/missing|verb/deny
    fact diagnostic/serviceSessionRequired = no-session ; 1.4 T106
    # Whether a missing position is a refusal.
    property unavailable-as-refusal
    loose
    apart
    subject diagnostic/locationUnavailable
    but diagnostic/authorizationDenied diagnostic/authorizationDeniedGlobally noun/false
    word verb/mean
    value refused: event/settings:never|settings/never|status/denied|label/Don’t_Allow|verb/deny
    fact diagnostic/locationUnavailable = no-position ; 1.4 5.5
    # Which configuration is meant where none is named.
    property default-config
    loose
    apart
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) api/CLLocationUpdate.LiveConfiguration
    but verb/need-not verb/create count/ items/
    word say/default-config|thing/without-config
    value other: thing/config-other
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|api/CLLocationUpdate.LiveConfiguration = default ; 5.5
    # Whether a configuration asks for a level.
    property config-asks
    loose
    apart
    plain
    subject thing/config-other
    but session/
    value asks: verb/prompted|say/system-asks
    value always: verb/need level/always
    fact thing/config-other = motion ; 5.5 T104
    # Whether a purpose key is the text itself.
    property purpose-key-text
    loose
    apart
    despite instead nothing so
    plain
    subject name/fullAccuracyPurposeKey
    but key/
    value text: say/shown-text
    fact name/fullAccuracyPurposeKey = name ; 5.4 4.1
    # Whether a session with a full-accuracy goal asks behind.
    property accuracy-asked-behind
    loose
    anywhere
    despite even
    subject session/service:any thing/full-goal name/fullAccuracyPurposeKey
    but event/enterForeground phase/foreground verb/hold diagnostic/ session/background
    word phase/background|phase/notInUse
    value prompt: prompt/P-ACC verb/appear|verb/show
    fact session/service:any|thing/full-goal|name/fullAccuracyPurposeKey = foreground ; T102 R20
    # Whether a session for use delivers out of use.
    property use-session-out-of-use
    loose
    apart
    current
    era iOS 18.0 -
    despite even
    subject session/service:whenInUse
    but session/service:always session/background phase/foreground verb/need thing/not-enough thing/live-activity
    word service/region-monitoring|service/condition-monitoring|api/CLMonitor|api/CLMonitor.events|service/live-updates
    value enough: verb/suffice phase/notInUse
    fact session/service:whenInUse = always ; T100 R23
    # Whether a background session goes on without its object.
    property dropped-goes-on
    loose
    anywhere
    despite until before
    subject session/background
    but how/new say/on-others verb/in-force say/keeps-reference grant/ label/ level/ verb/end
    word verb/let-go
    value lasts: thing/resumes-itself|thing/keeps-going|say/runs-on
    fact session/background = ends ; T111
    # From when on the flags are there.
    property update-flags-early
    loose
    apart
    since iOS 18.0
    despite as alike since
    subject diagnostic/authorizationDenied diagnostic/authorizationDeniedGlobally diagnostic/authorizationRestricted diagnostic/accuracyLimited diagnostic/insufficientlyInUse diagnostic/serviceSessionRequired diagnostic/locationUnavailable
    but verb/unavailable verb/missing thing/error api/CLError.
    word api/CLLocationUpdate|noun/diagnostic
    value there: verb/available|verb/exist|verb/introduce|verb/offer|verb/belong
    fact diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/accuracyLimited|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/locationUnavailable = later ; 5.5 5.4
    # Whether a goal for use asks for Always along with it.
    property use-goal-covers
    loose
    apart
    despite even each alike
    subject session/service:whenInUse
    but session/service:always event/requestAlways verb/need fn/needed
    word level/always
    value asked: event/request:any|verb/ask|verb/prompted
    fact session/service:whenInUse = use ; T87 R24
    # Whether implicit sessions go on in explicit mode.
    property implicit-goes-on
    loose
    apart
    despite even still
    subject key/NSLocationRequireExplicitServiceSession say/explicit-mode
    but noun/false verb/off verb/turn-off verb/missing say/keyless fn/없이
    word thing/implicit
    value on: verb/last|verb/stay|verb/work|verb/available|thing/keeps-going
    fact key/NSLocationRequireExplicitServiceSession|say/explicit-mode = off ; R25
    # Whether a background session can be retaken late.
    property retaken-late
    loose
    apart
    despite even 다시 again later
    subject session/background
    but verb/end verb/stop
    word verb/launch|event/relaunch:byUser
    value late: minutes/|hours/ verb/last|verb/create
    value late: minutes/ verb/revive|thing/revival
    fact session/background = at-once ; T110 R29
    # Whether an Always session that was made out of use counts though none was held.
    property always-session-fresh
    loose
    apart
    despite even without each
    subject session/service:always
    but phase/foreground event/enterForeground diagnostic/
    word phase/notInUse|phase/background|verb/launch
    value counts: say/never-held effect/any|verb/in-force|verb/work|verb/on
    fact session/service:always = later ; T97 R21
    # Whether a Live Activity lets updates begin behind.
    property activity-begins-behind
    loose
    apart
    despite even may can
    subject thing/live-activity
    but level/always grant/always phase/foreground event/enterForeground verb/last verb/continue verb/stay thing/keeps-going session/ phase/inUse
    word phase/background
    value begins: verb/start
    fact thing/live-activity = carries-on ; R04 R06
    # Whether no goal satisfies explicit mode.
    property none-counts-not
    loose
    apart
    firm
    current
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but status/ grant/ session/service:whenInUse session/service:always level/ verb/prompted prompt/ verb/ask
    word say/explicit-mode|key/NSLocationRequireExplicitServiceSession|say/explicit-rule
    value satisfies: verb/satisfy|verb/declare
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = satisfies ; T101 R25
    # Whether a background session is for apps with Always.
    property background-for-always
    loose
    apart
    plain
    subject session/background
    but verb/launch event/relaunch: fn/아니
    value always: say/always-apps-exclusive
    fact session/background = either ; T108
    # Whether sessions outlive the process for any time.
    property session-unlimited
    loose
    apart
    plain
    subject session/service:any
    but session/background
    value unlimited: say/survives-unlimited
    fact session/service:any = seconds ; R22 T99
    # Whether a session prompts without a call.
    property session-shows-itself
    loose
    apart
    firm
    despite ever even
    subject session/service:any session/service:whenInUse
    but session/service:none session/background phase/ status/ grant/ level/always how/again verb/deny key/ diagnostic/ label/
    word verb/show|verb/appear|verb/prompted|verb/ask
    value itself: how/itself prompt/any
    fact session/service:any|session/service:whenInUse = itself ; T87 R20
    # Whether a session prompts by itself, in a phrase.
    property session-by-itself
    loose
    apart
    plain
    despite ever
    subject session/service:any session/service:whenInUse
    but session/service:none session/background phase/ status/ grant/ level/always how/again verb/deny key/ diagnostic/ label/
    value never: say/never-by-itself
    fact session/service:any|session/service:whenInUse = prompts ; T87 R20
    # Whether a configuration raises the accuracy.
    property config-raises
    loose
    apart
    plain
    despite or not than
    subject thing/config-other
    but verb/need session/
    value raises: say/raises-accuracy
    fact thing/config-other = motion ; 5.5
    # For how long a widget has the rights.
    property widget-day-rights
    loose
    apart
    despite question or whether
    subject thing/widget
    but level/always grant/always minutes/ say/last-seen
    word verb/use|verb/stay|verb/last|verb/hold
    value day: say/around-the-clock
    fact thing/widget = minutes ; T128
    # Which process a location push starts.
    property push-starts
    loose
    apart
    subject service/location-push say/push-arrives
    but thing/extension-plist
    word verb/start|verb/launch
    value app: say/main-app
    fact service/location-push|say/push-arrives = extension ; T129
    # Whether a location push needs the entitlement.
    property push-sans-entitlement
    loose
    apart
    plain
    despite no
    subject service/location-push
    but verb/end
    value none: key/com.apple.developer.location.push verb/need-not|say/leave-out
    value none: say/no-entitlement
    fact service/location-push = needed ; 4.3 T129
    # Until when an implicit session is held.
    property implicit-until
    until
    loose
    anywhere
    subject thing/implicit
    but session/background verb/launch
    word verb/last|verb/stay
    value process: phase/terminated|event/terminate
    fact thing/implicit = iteration ; R24 T104
    # Whether sessions that were made behind are thrown away.
    property behind-thrown
    loose
    apart
    subject session/service:any session/service:whenInUse session/service:always
    but verb/launch event/relaunch: event/terminate session/background
    word phase/background|phase/notInUse
    value thrown: thing/thrown-away
    fact session/service:any|session/service:whenInUse|session/service:always = waits ; T88 T89
    # Whether an Always session gives Always unasked.
    property always-session-unasked
    loose
    anywhere
    plain
    despite without
    subject session/service:always
    but grant/always label/ verb/deny
    value unasked: say/unasked level/always
    fact session/service:always = asks ; T94 R20
    # When the grant of a clip ends.
    property clip-ends-when
    loose
    apart
    despite only before
    on App_Clip
    subject level/whenInUse grant/whenInUse noun/status
    but event/nextMorning label/Allow_Once grant/temporary
    word verb/end
    value removed: say/clip-removed
    fact level/whenInUse|grant/whenInUse|noun/status = morning ; T79
    # Whether it is harmless to forget to take up a session.
    property forgetting-harmless
    loose
    apart
    plain
    despite no without again
    subject session/background session/service:any say/forgetting-session
    but verb/hold
    value none: say/forgetting-session say/does-no-harm
    fact session/background|session/service:any|say/forgetting-session = ends ; T99 T110
    # Whether full accuracy is asked for without a purpose key.
    property full-without-purpose
    loose
    apart
    despite even each
    subject session/service:whenInUse session/service:any session/service:always
    but accuracy/reduced verb/need
    word say/no-purpose-key
    value asked: accuracy/full event/request:any|verb/ask|verb/prompted
    value asked: prompt/P-ACC verb/appear|verb/show
    fact session/service:whenInUse|session/service:any|session/service:always = no ; T102 R24
    # Whether explicit mode delivers where no session is held.
    property explicit-still-delivers
    loose
    anywhere
    despite still even nothing but
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession
    but diagnostic/ session/service:whenInUse session/service:always session/service:none verb/off verb/turn-off noun/false
    word say/no-session
    value delivers: verb/deliver
    fact say/explicit-mode|key/NSLocationRequireExplicitServiceSession = nothing ; T106
    # Whether ending one of several background sessions ends the use.
    property one-of-several-ends
    loose
    anywhere
    despite 바로 즉시
    subject session/background
    word say/one-of-two
    value ends: event/noLongerInUse|say/use-ends
    fact session/background = last ; T111
    # Whether a widget has a prompt of its own.
    property widget-own-sheet
    loose
    apart
    despite must each
    subject thing/own-prompt
    but event/enterForeground session/
    word thing/widget
    value allow: verb/grant|verb/ask|verb/show|verb/appear|verb/choose
    fact thing/own-prompt = never ; T128
    # Whether location pushes go on without Always.
    property push-after-always
    loose
    apart
    despite even still
    subject service/location-push thing/extension-plist
    but thing/widget
    word say/always-withdrawn
    value on: verb/work|verb/launch|verb/last|verb/deliver|thing/keeps-going
    fact service/location-push|thing/extension-plist = always ; T129
    """
}
