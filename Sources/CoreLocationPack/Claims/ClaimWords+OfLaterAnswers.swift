/// Words for what later answers change, keep and end, and for when nobody answers at all.
extension ClaimWords {
  static let ofLaterAnswers = """
    fn/filler
    en because nothing changes; since nothing changes; because nothing changed; as nothing changed;
      because nothing has changed; since nothing has changed; because everything stays as it was;
      since everything stays as it was; since for the app everything stays as it was;
      because the status stays the same; since the status stays the same
    ko 바뀌는 것이 없으므로; 바뀌는 게 없으므로; 달라지는 것이 없으므로; 달라지는 게 없어서; 바뀌는 게 없어서; 상태가 그대로여서;
      상태가 그대로이므로; 달라지는 것이 없어서

    thing/same-run
    en in the same run of the app; in the same run; during the same run; in the same launch; within the same run
    ko 같은 실행 중에; 같은 실행에서; 한 번의 실행 안에서

    verb/new-dropped
    en keeps the oldest; keeps the oldest one; keeps the oldest event; holds on to the oldest event;
      oldest event is kept; oldest one is kept; keeps the earliest event; keeps the very first event;
      only the first event is kept; only the oldest event is kept; oldest event wins; oldest one wins
    ko 가장 오래된 것이 남다; 가장 오래된 이벤트가 남다; 가장 오래된 것을 보관하다; 가장 오래된 이벤트를 보관하다; 가장 오래된 것만 남다;
      가장 오래된 이벤트만 남다; 가장 먼저 온 것만 남다; 가장 먼저 생긴 이벤트가 남다; 먼저 보류된 이벤트가 남다; 먼저 보류해 둔 이벤트를 지키다;
      먼저 보류된 것이 남다; 나중에 온 것이 버려지다; 나중에 온 것은 버려지다; 새로 온 것은 버려지다; 새로 온 것이 버려지다

    say/until-second
    ko 답을 기다리는 동안; 사용자의 답을 기다리는 동안; 두 번째 답을 기다리는 동안; 두 번째 프롬프트의 답을 기다리는 동안

    noun/delegate
    en your handler; your delegate handler; authorization handler; status handler

    verb/pile
    en replays the whole backlog; replays the backlog; replays all of them; hands over the whole batch;
      delivers the whole batch; flushes the queue; delivers them in order; hands them over in order;
      delivered one after another; handed over one after another; delivers the backlog
    ko 순서대로 전달되다; 순서대로 전달하다; 차례대로 전달되다; 차례로 전달되다; 한꺼번에 전달되다; 한꺼번에 전달하다; 몰아서 전달되다; 몰아서 전달하다

    event/answer:allow
    en after approval; upon approval; after the approval; on approval; after their approval

    fn/filler
    ko 만에; 편리하지만

    fn/in
    en well inside; well within

    thing/grace
    en few seconds of grace; seconds of grace; grace window; grace interval

    noun/status; verb/stay
    en leaves the status at; leaves the status as; leave the status at; leaving the status at;
      leaves authorizationStatus at; leaves the status on; leaves the authorization status at;
      keeps the status at; keep the status at

    event/settings:askNextTime; settings/askNextTime
    en setting the app to Ask Next Time Or When I Share; switching the app to Ask Next Time Or When I Share;
      switching to Ask Next Time Or When I Share; setting access to Ask Next Time Or When I Share;
      setting it to Ask Next Time Or When I Share; sets the app to Ask Next Time Or When I Share

    say/each-tap
    en every single time; each and every time; every time without exception
    ko 그때마다; 누를 때마다 매번; 누를 때마다 번번이

    say/must-reinstall
    ko 앱을 재설치해야만; 앱을 다시 설치해야만; 재설치해야만; 다시 설치해야만; 앱을 지웠다 다시 깔아야만; 앱을 다시 깔아야만

    say/sends-to-settings
    en has to send people to Settings; must send people to Settings; has to send the user to Settings;
      must send the user to Settings; have to send users to Settings; only Settings helps;
      needs to send the user to Settings; has to point users to Settings
    ko 설정으로 보내야 하다; 설정 앱으로 보내야 하다; 설정으로 안내해야 하다; 설정 앱으로 안내해야 하다; 설정 앱으로 안내하는 수밖에 없다;
      설정으로 보내는 수밖에 없다; 설정으로 안내하는 수밖에 없다

    prompt/P-UPG
    ko 승격하겠느냐는 알림; 승격하겠냐는 알림; 승격할지 묻는 알림; 승격하겠느냐는 창; 승격하겠냐는 창; 승격할지 묻는 창

    say/unanswered
    en ignores the second prompt; ignore the second prompt; never answers the second prompt;
      does not answer the second prompt; leaves the second prompt unanswered; ignores the provisional prompt;
      never responds to the second prompt; does not respond to the second prompt
    ko 두 번째 프롬프트에 답하지 않다; 두 번째 프롬프트를 무시하다; 두 번째 알림에 답하지 않다; 두 번째 알림을 무시하다;
      두 번째 프롬프트에 응답하지 않다; 두 번째 알림에 응답하지 않다; 두 번째 창을 무시하다

    verb/become
    ko 확정하다; 확정되다; 굳어지다

    verb/show
    en be summoned; can be summoned; summon; summons; be brought up; be raised again; be triggered again

    say/at-most-twice; effect/any
    en at most twice; up to twice; no more than twice; at most three times; up to three times
    ko 두 번 효력이 있다; 두 번까지 효력이 있다; 세 번 효력이 있다; 세 번까지 효력이 있다; 두 번까지 유효하다; 두 번까지 쓸 수 있다;
      세 번까지 쓸 수 있다; 세 번까지 할 수 있다; 두 번까지 할 수 있다; 두 번까지 통하다

    label/Keep Only While Using; prompt/P-UPG; say/declines-upgrade
    en declines Always in the upgrade alert; declines Always in the upgrade prompt;
      declines Always in the upgrade dialog; declines Always in the upgrade sheet;
      refuses Always in the upgrade alert; refuses Always in the upgrade prompt;
      turns down Always in the upgrade alert; turns down Always in the upgrade prompt

    say/both-answers
    en regardless of which button; regardless of the button; regardless of the answer;
      regardless of which option; no matter which option; no matter what the user picks;
      no matter what the user chooses; whatever the user picks; whatever the user chooses
    ko 어떤 버튼을 고르든; 무엇을 누르든; 어느 것을 누르든; 어느 것을 고르든; 둘 중 무엇을 고르든

    say/unanswered
    en nobody answers the second prompt; no one answers the second prompt; second prompt goes unanswered;
      nobody reacts to the second prompt; second prompt stays unanswered; second prompt is never answered;
      second prompt is ignored; ignoring the second prompt; dismisses the second prompt without answering

    say/takes-away
    en revokes location access altogether; revokes location access entirely; revokes all location access;
      removes all location access; loses location access altogether; loses all location access;
      loses location access entirely; loses access completely; loses access altogether
    ko 위치 권한을 모두 잃다; 위치 권한을 전부 잃다; 위치 권한을 완전히 잃다; 위치 접근을 모두 잃다; 권한을 모두 잃다; 권한을 전부 잃다;
      권한이 통째로 사라지다; 위치 권한이 통째로 사라지다

    say/as-long-as-wanted
    en for as long as it likes; for as long as it wants; for as long as you like; for as long as you want;
      as long as it likes; as long as it wants; as long as you like; as long as you want; as long as it pleases;
      indefinitely; without a time limit; with no time limit; for an unlimited time
    ko 원하는 만큼 오래; 얼마든지 오래; 무기한; 무기한으로; 시간제한 없이; 시간 제한 없이

    say/whole-installation
    en until the app is updated; until the next app update; until an update is installed;
      until the app gets an update
    ko 앱을 업데이트할 때까지; 앱이 업데이트될 때까지; 업데이트하기 전까지

    say/keeps-grant
    en still has its permission; still has the permission; still has its access; still has its grant;
      has kept its permission; permission is still there; grant is still there; still holds its permission
    ko 권한이 그대로 남아 있다; 권한이 그대로 남다; 권한을 그대로 가지고 있다; 권한이 그대로 있다; 권한을 계속 가지고 있다;
      권한이 살아 있다; 권한이 여전히 남아 있다; 권한이 여전히 살아 있다

    how/itself
    en without any call from the app; without a call from the app; without the app calling anything;
      without the app asking; without a new request; without any request from the app; without any code of yours

    say/only-once
    en only once in the lifetime of an app; only once in the lifetime of the app; only once per app;
      only once per installation; only a single time; just one time; exactly once in the life of an app

    event/settings:whileUsing
    en switches from Always to While Using in Settings; switches Always to While Using in Settings;
      changes Always to While Using in Settings; changes from Always to While Using in Settings;
      lowers Always to While Using in Settings; downgrades to While Using in Settings

    say/until-restart
    en until it is relaunched; until it is launched again; before the app is launched again;
      before it is relaunched; before the next launch
    ko 앱이 다시 실행되기 전에는; 앱을 다시 켜기 전에는; 앱을 재실행하기 전에는; 앱이 재실행되기 전에는; 다음 실행 전에는

    say/not-at-once
    en doesn't end at once; does not end at once; doesn't end immediately; does not end immediately;
      doesn't end right away; does not end right away; doesn't lapse at once; does not lapse at once;
      doesn't lapse immediately; does not lapse immediately; doesn't expire at once;
      doesn't expire immediately; does not expire immediately; doesn't disappear immediately;
      isn't gone at once; is not gone at once; isn't lost immediately; is not lost immediately;
      doesn't vanish immediately; doesn't vanish at once; doesn't expire right away;
      doesn't lapse right away
    ko 그 자리에서 끝나는 것은 아니다; 바로 끝나는 것은 아니다; 즉시 끝나는 것은 아니다; 곧바로 끝나는 것은 아니다; 바로 사라지는 것은 아니다;
      바로 끝나지는 않다; 즉시 끝나지는 않다; 곧바로 끝나지는 않다; 바로 사라지지는 않다; 즉시 사라지지는 않다

    thing/whether-provisional
    en whether the Always grant is provisional; whether your Always grant is provisional;
      whether Always is provisional; whether its Always is provisional; whether your Always is provisional;
      whether your Always is only provisional; whether Always is only provisional;
      whether an Always grant is provisional; whether the grant is provisional
    ko 잠정 Always인지 아닌지; 잠정 Always인지; Always가 잠정적인지; 항상 권한이 잠정적인지; 항상 허용이 잠정적인지; 잠정적인지; 잠정인지;
      권한이 잠정적인지; 임시 항상 허용인지; 임시 항상 허용인지 아닌지; provisional Always인지; Always가 provisional인지

    say/several-held
    en several events are held; several events can be held; holds several events; more than one event is held;
      up to ten events are held; multiple events are held; keeps several events
    ko 여러 개까지 저장되다; 여러 개가 저장되다; 여러 개까지 보관되다; 여러 개가 보관되다; 여러 개 보관되다; 여러 건까지 보관되다;
      열 개까지 보관되다; 여러 개를 보관하다

    noun/held
    en held one; the one that was held; event that was held back; event being held

    say/makes-permanent
    ko 잠정 Always를 영구 Always로 바꾸다; 임시 항상 허용을 영구 항상 허용으로 바꾸다; 잠정 권한을 영구 권한으로 바꾸다; 임시 항상 허용을 영구적인 항상 허용으로 바꾸다

    grant/provisional
    ko 잠정 단계; 잠정 권한; 잠정 기간; 잠정 승인; 잠정 허용; 잠정 허가

    say/takes-away
    en revokes the app's access; revokes its access; cuts off the app's access; cuts off location access;
      blocks location access; blocks the app's access; takes the app's access away; removes the app's access
    ko 위치 접근이 차단되다; 위치 접근을 차단하다; 위치 접근이 막히다; 접근 권한을 빼앗기다; 접근 권한을 잃다; 위치 접근 권한을 잃다; 위치 권한을 빼앗다;
      위치 권한이 회수되다; 위치 권한을 회수하다

    say/only-after-restart
    en must be restarted before; has to be restarted before; needs a restart before; needs to be restarted before;
      must be relaunched before; has to be relaunched before; needs to be relaunched before;
      only after the app has been restarted; only after a restart of the app; only after the app is restarted
    ko 앱을 재시작한 뒤에야; 앱을 다시 실행한 뒤에야; 앱을 껐다 켠 뒤에야; 앱을 다시 켠 뒤에야

    say/via-provisional
    en goes through a provisional phase; goes through a provisional state; goes through the provisional state;
      passes through a provisional state; passes through the provisional state; passes through a provisional phase;
      goes through provisional Always; starts with a provisional phase
    ko 잠정 단계를 거치다; 잠정 상태를 거치다; 잠정 Always를 거치다

    say/feature-gone
    en Apple removed; Apple dropped; Apple abolished; was abolished; was removed from iOS; did away with;
      got rid of; has been abolished; no longer exists in iOS; was dropped from iOS
    ko 폐지되다; 폐지하다; 없애 버리다

    say/only-after-second
    en only after the second prompt is confirmed; only after the second prompt has been confirmed;
      only after the user has confirmed the second prompt; only after the second prompt is answered;
      not before the second prompt is confirmed; only when the second prompt is confirmed
    ko 두 번째 프롬프트를 확정해야; 두 번째 프롬프트에 동의해야; 두 번째 프롬프트를 수락해야; 두 번째 프롬프트에서 허용해야; 두 번째 프롬프트까지 허용해야;
      두 번째 프롬프트를 허용해야; 두 번째 프롬프트에서 확정해야; 두 번째 알림에서 허용해야; 두 번째 알림을 수락해야

    thing/region
    ko 지오펜스를 통과하다; 지역을 통과하다; 경계를 통과하다; 지오펜스를 넘다; 지역 경계를 넘다

    verb/occur
    en is crossed; are crossed

    verb/deliver; say/delivered-first
    en woken first; is woken first; wakes the app first; launched first; is launched first; launches the app first
    ko 먼저 깨어나다; 앱이 먼저 깨어나다; 앱을 먼저 깨우다; 먼저 앱을 깨우다; 먼저 깨우다

    say/turns-permanent
    en becomes permanent without a prompt; becomes permanent without any prompt;
      becomes permanent without asking; turns into permanent Always without any prompt
    ko 프롬프트 없이 영구 Always로 바뀌다; 프롬프트 없이 영구 권한으로 바뀌다; 묻지 않고 영구 Always로 바뀌다; 알림 없이 영구 Always로 바뀌다;
      자동으로 영구 Always가 되다; 저절로 영구 Always가 되다; 자동으로 영구 Always로 바뀌다

    say/both-answers
    en however the user answers; however they answer; no matter how the user answers; whatever the answer;
      whatever the answer is; no matter what the answer is
    ko 어떻게 답하든; 어떤 답을 하든; 어떻게 대답하든; 무엇이라고 답하든; 뭐라고 답하든; 어떻게 응답하든

    say/sends-to-settings
    en must send the user to Settings to get; you must send the user to Settings; have to send the user to Settings;
      you have to send the user to Settings; only option is Settings; only way back is Settings
    ko 설정으로 보내야만; 설정 앱으로 보내야만; 설정으로 안내해야만; 설정에 가야만; 설정에서 바꿔야만; 설정에서 켜 줘야만

    say/never-used-behind
    en have never run in the background; has never run in the background; never ran in the background;
      never run in the background

    say/keeps-grant; verb/stay
    en keeps its access; keeps its permission; keeps its authorization; keeps the access; keep their access
    ko 권한을 유지하다; 접근 권한을 유지하다; 권한을 그대로 유지하다; 권한을 계속 유지하다

    say/status-changes-too
    en changes the authorization status too; also changes the authorization status; also changes the status;
      changes the status as well; changes the authorization status as well; changes authorizationStatus too;
      changes authorizationStatus as well; also changes authorizationStatus
    ko 권한 상태도 바뀌다; 권한 상태까지 바뀌다; 상태도 함께 바뀌다; 상태도 바뀌다; authorizationStatus도 바뀌다; 권한 상태도 변하다; 상태까지 바뀌다

    say/both-in-a-row
    ko 두 프롬프트가 연달아; 두 프롬프트가 연이어; 두 프롬프트가 잇달아; 프롬프트 두 개가 연달아; 두 창이 연달아; 알림 두 개가 연달아; 두 알림이 연이어;
      두 알림이 연달아; 프롬프트 두 개가 잇달아; 두 프롬프트가 이어서; 두 프롬프트를 연달아

    say/right-after-grant
    en right after the grant; immediately after the grant; straight after the grant; directly after the grant;
      as soon as Always is granted; right after Always was granted
    ko 권한을 받은 직후; 허용을 받은 직후; 허용한 직후; 권한을 준 직후; 항상 허용을 받은 직후; Always를 받은 직후

    say/accepts-upgrade
    en upgrades to Always through the alert; upgrades to Always in the alert; upgraded to Always through the alert;
      goes up to Always through the alert; moves up to Always through the alert
    ko 알림을 통해 Always로 올라가다; 알림에서 Always로 올리다; 업그레이드 알림을 통해 Always로 바뀌다; 업그레이드 알림을 통해 Always로 올라가다;
      알림을 통해 항상 허용으로 올라가다; 업그레이드 알림으로 항상 허용을 받다; 업그레이드 알림으로 Always를 받다

    say/an-hour
    ko 그날 자정까지; 자정까지; 하루가 끝날 때까지; 그날 하루 동안; 하루 종일

    say/goes-on-in-use
    en location in use goes on working; go on using location while in use; keeps location while the app is in use;
      leaves location available while the app is in use; location stays available while the app is in use;
      can still use location while it is in use; can use location while it is in use;
      can use location while in use; still get locations in the foreground
    ko 앱을 쓰는 동안에는 위치를 계속 쓸 수 있다; 앱을 쓰는 동안에는 위치를 쓸 수 있다; 앱을 사용하는 동안에는 위치를 계속 쓸 수 있다;
      앱을 사용하는 동안에는 위치를 쓸 수 있다; 앱을 쓰는 동안에는 위치를 계속 받을 수 있다; 앱을 쓰는 동안에는 위치를 받을 수 있다;
      앱을 사용하는 동안에는 위치를 받을 수 있다; 앱을 쓰는 동안에는 계속 위치를 쓸 수 있다; 앱을 쓰는 동안에는 계속 위치를 받을 수 있다;
      앱을 사용하는 동안에는 위치를 계속 받을 수 있다; 사용 중에는 위치를 계속 쓸 수 있다; 사용 중에는 위치를 계속 받을 수 있다;
      포그라운드에서는 위치를 계속 받다; 포그라운드에서는 위치를 계속 쓸 수 있다; 포그라운드에서는 계속 위치를 받다; 앱을 쓰는 동안에는 업데이트가 계속 오다;
      앱을 사용하는 동안에는 업데이트가 계속 오다; 앱 사용 중에는 위치를 계속 받다; 앱을 쓰는 동안에는 위치를 계속 받다

    say/takes-effect-later
    en takes effect the next time the app is launched; takes effect the next time; takes effect after the next launch;
      takes effect on the next launch; takes effect at the next launch; takes effect after a restart;
      only takes effect the next time the app is launched; takes effect only after a restart
    ko 다음에 앱을 실행할 때부터 적용되다; 다음 실행부터 적용되다; 다음에 실행할 때부터 적용되다; 다음 실행 때부터 적용되다; 앱을 다시 실행해야 적용되다;
      앱을 다시 켜야 적용되다; 앱을 재시작해야 적용되다; 재실행해야 적용되다

    say/right-behind
    en within seconds of the first; seconds after the first; a few seconds after the first prompt;
      seconds after the first prompt; within seconds of the first prompt
    ko 첫 프롬프트 뒤 몇 초 안에; 첫 프롬프트 몇 초 뒤에; 첫 프롬프트 직후에; 첫 프롬프트가 닫힌 직후에; 첫 번째 프롬프트 뒤 몇 초 안에

    verb/new-dropped
    en keeps only the first event; only keeps the first event
    ko 처음 생긴 이벤트만 보관하다; 처음 온 이벤트만 보관하다; 첫 이벤트만 보관하다; 첫 이벤트만 남기다; 처음 생긴 이벤트만 남기다; 첫 이벤트만 남다

    say/short-trip; event/leaveForeground
    en pulls down Control Center; opens Control Center; opens Notification Center; pulls down Notification Center

    verb/prompted
    en asks the user whether to upgrade; asks whether to upgrade; asks the user to upgrade

    say/takes-away
    en leaves your app with no access; leave your app with no access; leaves the app with no access;
      leaves the app without any access; leave the app without any access; leaves your app without any access

    say/both-answers
    en no matter what was tapped; whatever was tapped; whatever was chosen; no matter what was chosen;
      no matter what they tap; whatever they tap; whatever the user taps; no matter what the user taps
    ko 무엇을 눌렀든; 무엇을 골랐든; 어떤 것을 눌렀든; 어느 버튼을 눌렀든; 어떤 버튼을 눌렀든; 뭘 누르든; 뭘 고르든; 뭘 눌렀든

    fn/filler
    en =TIL

    say/settings-only
    en only Settings can change it; only Settings can change that; only Settings can undo it

    say/treated-as-refused
    en is denied for good; is denied from then on; is denied forever; amounts to a denial; amounts to a refusal;
      is the same as denying; equals a denial; is as good as a denial
    ko 거부와 같다; 거부나 마찬가지다; 거부와 다름없다; 거부한 것과 같다; 거부로 취급되다; 영영 거부 상태가 되다; 거부나 다름없다

    say/app-decides
    ko 앱이 원할 때 언제든; 앱이 원할 때; 앱이 원하는 때에; 앱이 원하는 시점에

    say/final-for-app
    en is final for your code; is final for your app; is final for the app; is final as far as your app is concerned;
      is final as far as the app is concerned; is final from the app's side; is final for your program
    """
}
