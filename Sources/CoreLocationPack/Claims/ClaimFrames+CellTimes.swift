extension ClaimFrames {
  /// What cells tell of what comes later, of services and of eras, where a row or a column asks for
  /// it by a name of its own.
  static let cellsOfTimes = """
    # The way from the lesser level to the greater one.
    upgrade-at-once: asks/upgrade-now@title|key truth/yes|verb/show|verb/appear|comes/prompt-at-once@cell => condition:level/whenInUse event:event/requestAlways outcome:prompt/any modality:can
    upgrade-later: asks/upgrade-now|asks/upgrade@title|key comes/later@cell => condition:level/whenInUse event:event/requestAlways outcome:prompt/any modality:cannot
    upgrade-then: asks/upgrade@title|key comes/prompt-at-once@cell => condition:level/whenInUse event:event/requestAlways outcome:prompt/any modality:can

    upgrade-called-later: event/requestAlways@key level/whenInUse@key comes/later@cell => condition:level/whenInUse event:event/requestAlways outcome:prompt/any modality:cannot

    # The second prompt, and events of a right that only looks like Always.
    second-comes: asks/second-later@title|key truth/yes@cell key/*@cell? => later:event/noLongerInUse later:event/eventReady:always later:event/secondPromptShown outcome:prompt/P-PROV
    provisional-there: asks/provisional@title|key truth/yes@cell => subject:grant/provisional outcome:property/available kind:available
    event-out-delivered: asks/event-out@title|key truth/yes|verb/deliver|comes/delivered@cell => later:event/noLongerInUse later:event/eventReady:always outcome:delivery/positions
    event-out-held: asks/event-out@title|key comes/undelivered@cell => later:event/noLongerInUse later:event/eventReady:always outcome:!delivery/positions
    event-in-delivered: asks/event-in@title|key truth/yes|verb/deliver|comes/delivered@cell => later:event/eventReady:inUse outcome:delivery/positions

    # What a later request brings.
    # A row that names what was before, and not the answer, leaves open what is stored.
    asked-unanswered: asks/again|asks/on-request|event/request:any@title status/notDetermined|grant/none@key later/*|truth/yes|verb/ignore|effect/none@cell =>
    asked-again: asks/again|asks/on-request|event/request:any@title|key later/prompts|later/again@cell => later:event/noLongerInUse later:event/enterForeground later:event/request:any outcome:prompt/any
    asked-again-yes: asks/again@title|key +truth/yes@cell => later:event/noLongerInUse later:event/enterForeground later:event/request:any outcome:prompt/any
    asked-in-vain: asks/again|asks/on-request|event/request:any@title|key later/silent|later/never@cell => later:event/noLongerInUse later:event/enterForeground later:event/request:any outcome:!prompt/any
    asked-ignored: asks/again|asks/on-request|event/request:any@title|key later/ignored|verb/ignore|effect/none@cell => later:event/request:any outcome:effect/none

    # Which level is enough for a service.
    use-enough: asks/use-enough@title|key service/*@title|key truth/yes|verb/work|verb/available@cell phase/inUse@cell? => subject:$1 outcome:level/always kind:requires modality:needNot
    use-not-enough: asks/use-enough@title|key service/*@title|key !truth/yes|verb/work|verb/available@cell => subject:$1 outcome:level/always kind:requires modality:must
    always-for-service: asks/always-needed@title|key service/*@title|key truth/yes@cell => subject:$1 outcome:level/always kind:requires modality:must
    no-always-for-service: asks/always-needed@title|key service/*@title|key !truth/yes@cell => subject:$1 outcome:level/always kind:requires modality:needNot
    served-under: +service/*@key +level/whenInUse@key +truth/yes|verb/available|verb/work@cell phase/inUse@cell? => subject:$0 outcome:level/always kind:requires modality:needNot
    not-served-under: +service/*@key +level/whenInUse@key !truth/yes|verb/available|verb/work@cell => subject:$0 outcome:level/always kind:requires modality:must

    # A prompt that is said to come at once, where nothing else asks for it.
    upgrade-prompt-at-once: asks/upgrade-now@cell => outcome:prompt/P-UPG
    prompt-at-once: comes/prompt-at-once@cell => outcome:prompt/any
    """
}
