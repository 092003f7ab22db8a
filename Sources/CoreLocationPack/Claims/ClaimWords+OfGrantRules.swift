/// Words in which people talk of grants: how they end, what Settings makes of them, what is held.
extension ClaimWords {
  static let ofGrantRules = """
    say/user-can-change
    en can switch your app's location back on; can switch location back on;
      can turn location back on; can turn your app's location back on; can switch it back on;
      can turn it back on; can flip it back on; can re-enable it; can re-enable location;
      can allow it again; can lift the block themselves; can reopen access
    ko 사용자가 다시 켤 수 있다; 사용자가 직접 켤 수 있다; 사용자가 켜 줄 수 있다

    verb/report
    en have your code looking at; has your code looking at; your code is looking at;
      leaves your code looking at; leave your code looking at; you're looking at;
      your code looking at; finds; gets back; you get back; shows up as; pops out as; will read;
      comes through as; prints

    say/set-for-good
    en you're set for good; you are set for good; you're set for life; you're good forever;
      you're good for good; you're covered for good; that's it for good; settled for good;
      that settles it for good; you're in for good; set for good; done for good

    say/fixed-time
    en at a fixed time; at a fixed hour; at the same time every day; on a fixed schedule;
      at a set time
    ko 정해진 시각에; 정해진 시간에; 정해진 날에; 매일 같은 시각에

    event/elapse; say/fixed-time
    en exactly one day after; exactly a day after; exactly 24 hours after; precisely one day after;
      precisely 24 hours after; exactly one day later; exactly 24 hours later
    ko 정확히 하루 뒤; 정확히 하루 뒤에; 정확히 24시간 뒤; 정확히 24시간 뒤에; 정확히 24시간 후에; 정확히 하루 후에

    say/never-dropped
    en never throws it away; never throws it out; never discards it; never drops it;
      never throws them away; never drops them; never discards them; never lets go of it
    ko 버려지지 않고 끝까지 남다; 버려지지 않고 계속 남다; 사라지지 않고 끝까지 남다; 사라지지 않고 계속 남다; 버려지지 않고 남다; 없어지지 않고 끝까지 남다;
      버려지지 않고 그대로 남다

    say/however-long
    ko 몇 주 뒤에 답하더라도; 몇 주 뒤에 답해도; 몇 달 뒤에 답해도; 몇 달 뒤에 답하더라도; 일주일 뒤에 답해도; 일주일 뒤에 답하더라도;
      다음 주에 답해도; 며칠 지나 답해도; 한참 지나 답해도; 아무리 늦게 답하더라도

    say/takes-effect-later; event/relaunch:byUser
    en has to relaunch the app before; have to relaunch the app before; must relaunch the app before;
      needs to relaunch the app before; has to restart the app before; have to restart the app before;
      must restart the app before; has to be restarted before; must be restarted before;
      needs a relaunch before; needs a restart before
    ko 앱을 재실행해야 콜백이 오다; 앱을 다시 실행해야 콜백이 오다; 앱을 다시 켜야 콜백이 오다; 앱을 껐다 켜야 콜백이 오다; 앱을 재시작해야 콜백이 오다;
      앱을 재실행해야 반영되다; 앱을 다시 실행해야 반영되다; 앱을 다시 켜야 반영되다; 앱을 껐다 켜야 반영되다; 앱을 재시작해야 반영되다

    grant/temporary
    ko 한 번만 허용한 권한; 한 번만 허용된 권한; 한 번만 받은 권한; 한 번짜리 권한; 일회용 권한; 한 번만 허용받은 권한; 한 번짜리 허용; 일회용 허용;
      한 번만 준 권한

    verb/stay
    ko 그대로라; 그대로라서; 그대로이므로; 그대로니까

    event/answer:allow
    ko 승인 후; 승인 뒤; 승인 후에; 승인 뒤에; 승인하고 나면; 승인한 뒤; 승인한 후

    say/until-clip-deleted
    en until they delete the clip; until the clip is deleted; until the clip is removed;
      until the user deletes the clip; until iOS removes the clip
    ko 클립을 지우기 전까지; 고객이 클립을 지우기 전까지; 사용자가 클립을 지우기 전까지; 앱 클립을 지우기 전까지; 클립이 사라지기 전까지; 클립을 지울 때까지;
      클립이 지워지기 전까지; 클립을 삭제하기 전까지; 클립이 삭제되기 전까지

    prompt/P-REM
    en background-use reminder; reminder about background location; background reminder;
      the system's reminder about background use; follow-up reminder about background use
    ko 배경 사용을 일깨우는 알림; 배경 사용을 일깨우는 창; 배경 위치 사용을 알려 주는 안내 창; 배경 위치 사용을 알려 주는 알림; 배경 사용을 알려 주는 알림;
      백그라운드 사용을 일깨우는 알림; 백그라운드 사용을 상기시키는 알림; 배경 사용을 상기시키는 알림; 백그라운드 위치 사용을 알려 주는 알림;
      백그라운드 위치 사용을 알려 주는 안내 창; 배경에서 위치를 쓴다고 알려 주는 알림; 배경 사용을 되묻는 알림; 나중에 되묻는 창; 나중에 되묻는 알림; 백그라운드 사용을 되묻는 창; 며칠 뒤에 뜨는 확인 창

    say/drops-always
    en drops the Always keys; removes the Always keys; dropping the Always keys
    ko 항상 권한 지원을 빼다; 항상 권한 지원을 없애다; 항상 권한 지원을 끊다; 항상 권한 지원을 그만두다

    fn/filler
    en luckily; fortunately; happily; don't be surprised that; do not be surprised that;
      don't be surprised if; don't be surprised when; don't be surprised to see that
    ko 헷갈리지 마세요; 헷갈리지 마시기 바랍니다; 걱정 마세요; 걱정하지 마세요; 걱정 마시고; 놀라지 마세요; 당황하지 마세요; 안심하세요; 안심하셔도 됩니다;
      밀린 차례대로; 밀린 순서대로; 금세; 꼬박꼬박

    verb/become
    en ends up with; end up with; ended up with

    grant/provisional; verb/become
    en is provisionally authorized; becomes provisionally authorized; turns provisional;
      goes provisional

    noun/held
    en event on hold; events on hold; the event put on hold

    thing/phone-and-watch
    ko 짝이 된 워치 앱; 짝이 된 시계 앱; 짝지어진 워치 앱; 페어링된 워치 앱; 짝이 된 애플 워치 앱; 페어링한 워치 앱

    say/if-unanswered
    en if nobody answers; if left unanswered; if it's left unanswered; without an answer
    ko 답이 없으면; 대답이 없으면; 응답이 없으면; 아무 답이 없으면; 아무 대답이 없으면

    say/takes-away
    en leaves the app with no location access; leaves the app without location access;
      leaves the app with no access; leaves the app without any access; leaves you with no access;
      leaves the app with nothing; costs the app all access; costs the app its access;
      leaves your app without location; leaves your app with no location

    verb/undo
    en reversible; undoable

    event/settings:globalOff
    en Location Services go off; Location Services get switched off; Location Services go dark;
      Location Services get turned off

    event/settings:globalOn
    en flips Location Services back on; flip Location Services back on; flipping Location Services back on;
      Location Services come back on; Location Services come back

    fn/filler
    en we saw that; we found that; I noticed that; I found that; we noticed that; you'll notice that;
      you will notice that; you'll find that; we learned that; it turns out that; turns out that
    ko 이름만 다를 뿐

    prompt/P-REM
    ko 배경 사용 알림; 백그라운드 사용 알림; 배경 위치 사용 알림; 백그라운드 위치 사용 알림

    verb/call
    ko 불러 봤자; 불러 봐야; 호출해 봤자; 호출해 봐야

    event/request:any
    ko 요청해 봤자; 다시 요청해 봤자; 요청해 봐야; 다시 요청해 봐야

    thing/own-value
    ko 전용 열거형 값; 전용 케이스; 전용 enum 값; 전용 열거 값; 전용 값

    verb/new-dropped
    ko 최신 것이 버려지다; 최신 이벤트가 버려지다; 나중에 온 것이 버려지다; 새로 온 것이 버려지다; 뒤에 온 것이 버려지다

    thing/until-tomorrow
    ko 내일까지 권한; 내일까지 허용; 내일까지만 허용

    say/sends-to-settings
    ko 설정 화면으로 안내하면 되다; 설정으로 안내하면 되다; 설정 앱으로 안내하면 되다; 설정으로 보내면 되다; 설정 앱으로 보내면 되다; 설정 화면을 열어 주면 되다

    say/like-real
    en behaves like the real thing; works like the real thing; acts like the real thing;
      behaves like permanent Always; works just like permanent Always; is as good as permanent Always;
      is every bit as good as permanent Always

    say/old-event
    en that's a week old; that is a week old; that's days old; that is days old; that's weeks old;
      days-old event; weeks-old event; week-old event
    ko 일주일 지난 이벤트; 며칠 지난 이벤트; 일주일 된 이벤트; 며칠 된 이벤트; 며칠 전 이벤트; 일주일 전 이벤트; 몇 주 지난 이벤트

    event/answer:allow
    ko 승인만 하면; 허락만 하면; 승인하기만 하면; 허락하기만 하면

    say/at-opening
    en the next time someone opens the app; the next time somebody opens the app;
      the next time the user opens the app; the next time the app is opened; when someone next opens the app

    say/when-refused
    en when a person has turned the app down; when someone has turned the app down;
      when the user has turned the app down; when the user said no; after the user said no;
      when somebody said no; because the user said no; after someone turned the app down;
      when a person turned the app down; once the user has said no
    ko 두 번 거절했을 때; 사용자가 두 번 거절했을 때; 사용자가 싫다고 했을 때; 사용자가 거절하고 나면

    thing/managed-device
    en managed by a school; managed by a company; managed by an employer; school-managed; company-managed;
      on a work phone; on a school iPad; on school iPads; on corporate devices; on managed devices
    ko 학교에서 관리하는; 회사에서 관리하는; 학교가 관리하는; 회사가 관리하는; 회사 기기; 학교 아이패드; 관리되는 기기

    say/location-forbidden
    ko 위치가 금지되다; 위치가 차단되다; 위치를 차단하다; 위치 사용을 막다; 위치가 막히다

    device/servicesOff
    en switch in the off position; global switch in the off position;
      Location Services switch in the off position; master switch in the off position
    ko 전역 위치 스위치가 꺼지다; 전역 위치 스위치가 꺼져 있다; 전체 스위치가 꺼지다; 전체 스위치가 꺼져 있다; 전체 위치 스위치가 꺼지다;
      전체 위치 스위치가 꺼져 있다; 전역 스위치가 꺼져 있다; 위치 마스터 스위치가 꺼지다

    say/ask-all-anew
    en need to grant access to every app anew; have to grant access to every app again;
      have to allow every app again; need to allow each app again; have to allow each app again

    say/takes-effect-later
    en only after it's been relaunched; only after it has been relaunched; only after it is relaunched;
      only after it's relaunched

    say/keeps-old
    en starts out with the old status; comes up with the old status; picks up the old answer;
      remembers the old answer; still has the old answer; comes back with the old answer;
      comes back with the old status; starts with the old status
    ko 예전 상태로 시작하다; 예전 답을 기억하다; 예전 선택을 기억하다; 이전 상태로 시작하다; 이전 답이 살아나다; 예전 상태가 되살아나다

    say/drops-always
    en removes its Always keys; removes its Always key; drops its Always keys; drops its Always key;
      takes out its Always keys; takes out its Always key; deletes its Always key

    grant/temporary
    ko 한 번 허용한 사용자; 한 번만 허용한 사용자

    fn/filler
    ko 착각하지 않다; 착각할 일이 없다; 헷갈릴 일이 없다

    say/leaves-alone
    ko 받은 앱은 건드리지 않다; 허용된 앱은 건드리지 않다; 허용한 앱은 건드리지 않다; 허용받은 앱은 건드리지 않다

    prompt/P-REM
    ko 배경 사용 확인 창; 백그라운드 사용 확인 창

    say/app-decides
    ko 앱이 직접 예약하다; 앱이 예약하다; 앱이 직접 예약해서 띄우다

    verb/wipe
    en deletes; erases

    event/settings:whileUsing
    ko 항상을 사용 중으로 낮추다; 항상에서 사용 중으로 낮추다; 항상 허용을 사용 중으로 낮추다; 항상을 사용 중으로 바꾸다; 항상에서 사용 중으로 바꾸다;
      항상 허용에서 사용 중으로 낮추다

    phase/foreground
    en in the foreground for hours; on screen for hours; in the foreground all day; on screen all day;
      open for hours; open all day
    ko 앞에 띄워 두다; 화면에 띄워 두다; 포그라운드에 띄워 두다; 앞에 켜 두다

    verb/declare
    en sdk lists; sdk still lists; header lists; header still lists; enum lists; enum still lists; enumeration lists

    say/not-even-in-settings
    en is final even for Settings; is final even in Settings; not even Settings can change it;
      can't be changed even in Settings; cannot be changed even in Settings

    verb/unavailable
    en row is locked; row is then locked; row stays locked; rows are locked
    ko 항목이 잠기다; 줄이 잠기다

    phase/running
    en while the app runs; while your app runs; while it runs

    event/settings:whileUsing
    en moves the row to While Using; changes the row to While Using; sets the row to While Using;
      switches the row to While Using; drops the row to While Using; lowers the row to While Using;
      turns Always down to While Using; lowers Always to While Using

    event/settings:never
    ko 위치를 안 함으로 바꾸다; 위치를 '안 함'으로 바꾸다; 위치 권한을 안 함으로 바꾸다; 위치 접근을 안 함으로 바꾸다
    en moves the row to Never; changes the row to Never; sets the row to Never; switches the row to Never

    say/short-trip; event/leaveForeground
    en a two-second trip to the Home Screen; a short trip to the Home Screen; a quick trip to the Home Screen
    ko 홈 화면에 2초만 나갔다 와도; 2초만 나갔다 와도; 몇 초만 나갔다 와도; 홈 화면에 몇 초만 나갔다 와도;
      1~2초 나갔다 와도

    verb/end
    en kills the grant; ends the grant; finishes off the grant

    say/denied-app; status/denied
    en an app the user once refused; an app the user refused; an app the user had refused; an app the user has refused; an app that was once refused; an app that had been refused
    ko 거절당한 앱; 거절된 앱; 거부당한 앱

    verb/deny
    en gets declined; gets refused; gets turned down

    say/no-refusal
    en isn't a refusal; is not a refusal; is no refusal; doesn't mean a refusal; isn't the same as a refusal;
      wasn't a refusal

    thing/own-value
    en dedicated temporary value; dedicated status value; dedicated status; dedicated value; dedicated case;
      separate status value; distinct status value; separate enum case; special enum case;
      special status value; temporary value of its own

    prompt/P-UPG
    en pending upgrade; pending upgrade prompt

    say/always-row
    en Always checked in Settings; Always ticked in Settings; Always already checked in Settings;
      Always already ticked in Settings; Always selected in Settings

    say/user-can-change
    ko 사용자가 앱 설정에서 끝낼 수 있다; 사용자가 설정에서 끝낼 수 있다; 사용자가 직접 끝낼 수 있다

    say/right-after-use
    en right after the first background update; right after the first background use;
      after the very first background update; after the very first use in the background;
      as soon as the app has used location in the background once; with the very first background update
    ko 첫 배경 업데이트를 받은 직후에; 첫 배경 업데이트를 받은 직후; 첫 배경 업데이트 직후; 첫 백그라운드 업데이트 직후; 첫 백그라운드 업데이트를 받은 직후;
      배경에서 처음 위치를 받은 직후; 배경에서 위치를 처음 쓰자마자; 배경에서 처음 위치를 쓰자마자; 배경에서 처음 위치를 쓴 직후

    say/keeps-old
    ko 지우기 전의 권한을 물려받다; 예전 권한을 물려받다; 이전 권한을 물려받다; 예전 권한이 되살아나다; 예전 권한을 이어받다; 지우기 전의 상태를 이어받다

    say/when-refused
    ko 두 번 거부하면; 연달아 두 번 거부하면; 두 번 연속 거부하면; 세 번 거부하면; 여러 번 거부하면

    say/not-by-itself
    ko 창이 저절로 뜨지는 않다; 창이 저절로 뜨지 않다; 저절로 뜨지는 않다; 저절로 뜨지 않다; 알아서 뜨지는 않다; 자동으로 뜨지는 않다

    status/notDetermined
    en back to the start; back to square one

    say/back-to-start
    ko 처음으로 되돌리다; 처음 상태로 되돌리다; 원점으로 되돌리다

    device/servicesOff
    en services are off globally; services off globally; services are globally off
    ko 위치 서비스가 전부 꺼지다; 위치 서비스가 모두 꺼지다; 위치 서비스가 통째로 꺼지다

    say/drops-always
    en update lacks the Always key; update lacks the Always keys; update no longer has the Always key

    say/leaves-alone
    ko 거부된 채로 두다; 거부된 앱을 거부된 채로 두다

    say/limit-gone
    en Screen Time limits lifted; limits lifted; restrictions lifted; limits gone; restrictions gone;
      Screen Time limits gone
    """
}
