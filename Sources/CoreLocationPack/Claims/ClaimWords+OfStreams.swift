/// Words of sessions and streams.
extension ClaimWords {
  static let ofStreams = """
    say/unless-session
    en unless it holds a session; unless the app holds a session; unless you hold a session;
      unless your app holds a session; unless a session is held; unless it is holding a session;
      unless the app is holding a session

    session/service:any; thing/new-session
    en new session; brand-new session; new service session; first session
    ko 새 세션; 새로 만든 세션; 새로운 세션; 처음 만든 세션

    fn/filler; thing/implicitly
    en implicitly
    ko 암시적으로; 암묵적으로; 묵시적으로

    verb/create
    ko 잡아 주다; 열어 주다; 만들어 주다; 생성해 주다

    say/delay-over
    en a delay of more than; delay of more than; a delay longer than; a delay of over; a delay of;
      a delay of at least; a pause of more than

    say/no-session
    en no explicit one held; no explicit session held; none held explicitly;
      no explicit one is held; nobody holds a session; no one holds a session;
      nobody holds an explicit session; no explicit session is held; nobody is holding a session
    ko 세션을 하나도 들지 않고; 들고 있는 세션이 없는데; 명시적 세션이 없는데; 세션을 들지 않은 채; 세션을 들고 있지 않은 채

    thing/discarded
    en is discarded; gets discarded; is thrown away; goes to waste; comes to nothing; is void
    ko 버려지다; 폐기되다; 무효가 되다; 그 자리에서 무효가 되다; 없던 일이 되다

    verb/iterate
    en for try await loop; for await loop; loop over; looping over; loops over; looped over

    say/explicit-ones-alone
    en though only the explicit ones; but only the explicit ones; only the explicit ones;
      only explicit ones; explicit ones only; but not the implicit ones; but not implicit ones;
      though not the implicit ones; and only the explicit ones

    say/unless-granted
    en unless the person granted Always; unless the person has granted Always;
      unless the user granted Always; unless the user has granted Always;
      unless people granted Always; unless people chose Always; unless the person chose Always;
      unless the user chose Always; unless Always was granted; unless Always has been granted;
      unless the app already has Always; unless your app already has Always;
      unless the app has Always; unless you already have Always; unless Always is already granted

    say/no-session
    en without a session held; without a session being held

    say/never-asks-anew
    ko 다시 묻지 않으므로; 다시 물어보지 않으므로; 다시 묻지 않기 때문에; 다시 묻지 않으니; 다시 묻지 않아서

    say/create-behind
    ko 백그라운드에서 만들어 보관하다; 백그라운드에서 만들어 두다; 백그라운드에서 만들어 유지하다; 백그라운드에서 시작해 두다; 백그라운드에서 만들어 놓다

    fn/can
    en nothing stops you from; nothing prevents you from; nothing keeps you from;
      nothing stops an app from; nothing prevents an app from; nothing keeps an app from;
      nothing stops the app from; nothing prevents the app from; nothing hinders you from

    verb/on
    en find it active; finds it active; find it on; is active right away; is active at once;
      is active straight away

    session/background; thing/new-session
    en new background activity session; brand-new background activity session;
      first background activity session; very first background activity session;
      new CLBackgroundActivitySession; brand-new CLBackgroundActivitySession;
      first CLBackgroundActivitySession; very first CLBackgroundActivitySession;
      fresh background activity session
    ko 새 백그라운드 활동 세션; 새로운 백그라운드 활동 세션

    how/first
    ko 난생처음; 난생처음으로; 생전 처음

    fn/filler
    en previous run; its previous run; the previous run; earlier process; an earlier process;
      previous process; the previous process; earlier run; force-unwrap; force unwrap; I'd;
      I'd just; availability check; availability checks
    ko 손대지 않아도; 앱이 손대지 않아도; 앱이 나서지 않아도; 따로 손대지 않아도

    verb/work
    ko 제 효력을 내다; 제 효력을 발휘하다; 제구실을 하다; 제 구실을 하다

    say/needs-configuration
    ko 값을 꼭 넘겨야만 호출할 수 있다; 값을 넘겨야만 호출할 수 있다; 값을 반드시 넘겨야 하다; 값을 꼭 넘겨야 하다; 구성을 넘겨야만 호출할 수 있다;
      값을 반드시 넘겨야만 호출할 수 있다
    en can only be called with a configuration; only works with an explicit configuration

    thing/without-config
    en leave the argument out; leave out the argument; leaves the argument out;
      leave the configuration out; leave out the configuration; omit the argument;
      omits the argument; omit the configuration; without any argument; without any configuration

    say/is-prompt-text
    en is the text that the prompt displays; is the text that the prompt shows;
      is the text the prompt shows; is the text of the prompt; is the text shown in the prompt;
      is the explanation that the prompt shows; is the explanation shown in the prompt;
      is the message that the prompt shows; is the sentence that the prompt shows
    ko 알림에 표시되는 문구이다; 알림에 나오는 문구이다; 프롬프트에 표시되는 문구이다; 프롬프트에 나오는 문구이다; 알림에 보여 줄 문구이다; 프롬프트에 보여 줄 문구이다

    thing/after-pause
    en first element after the pause; first update after the pause; first element after a pause;
      first update after a pause; first element once updates resume;
      first update once updates resume; first element after updates resume;
      first update after updates resume
    ko 멈춘 뒤의 첫 요소; 멈춘 뒤 첫 요소; 재개된 뒤의 첫 요소; 재개된 뒤 첫 요소; 다시 시작된 뒤의 첫 요소; 재개된 뒤의 첫 업데이트;
      다시 시작된 뒤 첫 업데이트

    verb/takes-time
    ko 걸리다; 소요되다; 기다려야 하다

    hours/some
    ko 두세 시간; 서너 시간; 한두 시간; 여러 시간; 몇 시간씩

    event/requestWhenInUse; say/asks-for-use
    en asks for When In Use

    verb/iterate
    code for try await; for await; for try await in

    noun/false
    en leaves false

    thing/for-long
    ko 하루 정도; 하루쯤; 이틀 정도; 며칠 정도; 한 시간쯤; 한 시간 정도; 몇 시간 정도; 오랫동안

    thing/no-sign
    ko 인디케이터가 나타나지 않은 채로; 인디케이터가 나타나지 않은 채; 인디케이터가 뜨지 않은 채로; 인디케이터가 꺼진 채로; 표시가 뜨지 않은 채로

    thing/async-api
    ko 비동기 API
    en asynchronous API; asynchronous APIs; async API; async APIs

    thing/without-call
    en without a request call; the app has called nothing; has called nothing; calls nothing; no code of yours; without any request call; without calling a request method;
      without a call to request it; without requesting anything; without an explicit request;
      without any explicit request

    verb/no-error
    ko 오류는 전혀 전달되지 않다; 오류가 전혀 전달되지 않다; 오류는 전달되지 않다; 오류는 오지 않다; 오류가 오지 않다; 오류가 발생하지 않다; 오류는 발생하지 않다;
      아무 오류도 발생하지 않다; 오류가 나지 않다; 오류는 나지 않다; 아무 오류도 오지 않다; 오류를 받지 않다; 아무 오류도 받지 않다

    fn/and
    en which is why; which explains why; that is why; that's why

    thing/each-element
    en every element in the stream; each element in the stream; every element of the stream;
      each element of the stream; every element it yields; every element of the sequence;
      each element of the sequence
    ko 스트림의 모든 요소; 모든 요소; 스트림의 요소마다

    say/has-position
    en comes with a position; comes with a location;
      comes with a valid position
    ko 위치가 들어 있다; 위치가 담겨 있다; 위치를 담고 있다; 위치를 갖고 있다

    say/remembers-for-hours; about/session
    en remembers the old session for just a few hours; remembers the old session for a few hours;
      remembers the old session for hours; remembers the old session for a few days;
      remembers the old session for days; remembers the old session for several hours;
      remembers the old session for several days; remembers the old session for a day;
      remembers the old session for an hour; remembers the old session for a few minutes;
      remembers the old session for several minutes; remembers the old session for about an hour;
      remembers the old session for up to a day; remembers the session for just a few hours;
      remembers the session for a few hours; remembers the session for hours;
      remembers the session for a few days; remembers the session for days;
      remembers the session for several hours; remembers the session for several days;
      remembers the session for a day; remembers the session for an hour;
      remembers the session for a few minutes; remembers the session for several minutes;
      remembers the session for about an hour; remembers the session for up to a day;
      remembers the sessions for just a few hours; remembers the sessions for a few hours;
      remembers the sessions for hours; remembers the sessions for a few days;
      remembers the sessions for days; remembers the sessions for several hours;
      remembers the sessions for several days; remembers the sessions for a day;
      remembers the sessions for an hour; remembers the sessions for a few minutes;
      remembers the sessions for several minutes; remembers the sessions for about an hour;
      remembers the sessions for up to a day; remembers the old sessions for just a few hours;
      remembers the old sessions for a few hours; remembers the old sessions for hours;
      remembers the old sessions for a few days; remembers the old sessions for days;
      remembers the old sessions for several hours; remembers the old sessions for several days;
      remembers the old sessions for a day; remembers the old sessions for an hour;
      remembers the old sessions for a few minutes; remembers the old sessions for several minutes;
      remembers the old sessions for about an hour; remembers the old sessions for up to a day;
      remembers them for just a few hours; remembers them for a few hours; remembers them for hours;
      remembers them for a few days; remembers them for days; remembers them for several hours;
      remembers them for several days; remembers them for a day; remembers them for an hour;
      remembers them for a few minutes; remembers them for several minutes;
      remembers them for about an hour; remembers them for up to a day;
      remembers it for just a few hours; remembers it for a few hours; remembers it for hours;
      remembers it for a few days; remembers it for days; remembers it for several hours;
      remembers it for several days; remembers it for a day; remembers it for an hour;
      remembers it for a few minutes; remembers it for several minutes;
      remembers it for about an hour; remembers it for up to a day;
      remembers your sessions for just a few hours; remembers your sessions for a few hours;
      remembers your sessions for hours; remembers your sessions for a few days;
      remembers your sessions for days; remembers your sessions for several hours;
      remembers your sessions for several days; remembers your sessions for a day;
      remembers your sessions for an hour; remembers your sessions for a few minutes;
      remembers your sessions for several minutes; remembers your sessions for about an hour;
      remembers your sessions for up to a day; remembers your session for just a few hours;
      remembers your session for a few hours; remembers your session for hours;
      remembers your session for a few days; remembers your session for days;
      remembers your session for several hours; remembers your session for several days;
      remembers your session for a day; remembers your session for an hour;
      remembers your session for a few minutes; remembers your session for several minutes;
      remembers your session for about an hour; remembers your session for up to a day;
      remembers its sessions for just a few hours; remembers its sessions for a few hours;
      remembers its sessions for hours; remembers its sessions for a few days;
      remembers its sessions for days; remembers its sessions for several hours;
      remembers its sessions for several days; remembers its sessions for a day;
      remembers its sessions for an hour; remembers its sessions for a few minutes;
      remembers its sessions for several minutes; remembers its sessions for about an hour;
      remembers its sessions for up to a day; remembers an old session for just a few hours;
      remembers an old session for a few hours; remembers an old session for hours;
      remembers an old session for a few days; remembers an old session for days;
      remembers an old session for several hours; remembers an old session for several days;
      remembers an old session for a day; remembers an old session for an hour;
      remembers an old session for a few minutes; remembers an old session for several minutes;
      remembers an old session for about an hour; remembers an old session for up to a day
    ko 세션을 하루 정도 기억하다; 세션을 하루 정도 기억해 주다; 세션을 하루 정도 기억해 두다; 세션을 하루 동안 기억하다; 세션을 하루 동안 기억해 주다;
      세션을 하루 동안 기억해 두다; 세션을 하루쯤 기억하다; 세션을 하루쯤 기억해 주다; 세션을 하루쯤 기억해 두다; 세션을 몇 시간 기억하다;
      세션을 몇 시간 기억해 주다; 세션을 몇 시간 기억해 두다; 세션을 몇 시간 동안 기억하다; 세션을 몇 시간 동안 기억해 주다; 세션을 몇 시간 동안 기억해 두다;
      세션을 몇 시간 정도 기억하다; 세션을 몇 시간 정도 기억해 주다; 세션을 몇 시간 정도 기억해 두다; 세션을 며칠 기억하다; 세션을 며칠 기억해 주다;
      세션을 며칠 기억해 두다; 세션을 며칠 동안 기억하다; 세션을 며칠 동안 기억해 주다; 세션을 며칠 동안 기억해 두다; 세션을 몇 분 동안 기억하다;
      세션을 몇 분 동안 기억해 주다; 세션을 몇 분 동안 기억해 두다; 세션을 한 시간 정도 기억하다; 세션을 한 시간 정도 기억해 주다;
      세션을 한 시간 정도 기억해 두다; 세션을 한 시간 동안 기억하다; 세션을 한 시간 동안 기억해 주다; 세션을 한 시간 동안 기억해 두다

    say/taken-and-let-go
    ko 담았다가 해제해도; 담아 두었다가 해제해도; 담았다가 놓아도; 담았다가 놓아 버려도; 만들었다가 해제해도

    say/until-return
    ko 포그라운드로 올 때까지; 포그라운드로 올 때까지는; 포그라운드로 돌아올 때까지; 포그라운드로 돌아올 때까지는; 앞으로 나올 때까지; 앞으로 나올 때까지는

    thing/no-navigation-value
    en no case for car navigation; no case for automotive navigation; no value for car navigation;
      no value for automotive navigation; no value for navigation; no case for navigation;
      no case for driving; no value for driving; lacks a case for car navigation;
      lacks a case for automotive navigation; lacks a value for car navigation;
      lacks a value for automotive navigation; lacks a value for navigation;
      lacks a case for navigation; lacks a case for driving; lacks a value for driving
    ko 자동차 내비게이션을 위한 값이 없다; 자동차 내비게이션을 위한 값은 없다; 자동차 내비게이션용 값이 없다; 자동차 내비게이션용 값은 없다;
      차량 내비게이션을 위한 값이 없다; 차량 내비게이션을 위한 값은 없다; 차량 내비게이션용 값이 없다; 차량 내비게이션용 값은 없다; 내비게이션을 위한 값이 없다;
      내비게이션을 위한 값은 없다; 내비게이션용 값이 없다; 내비게이션용 값은 없다; 운전을 위한 값이 없다; 운전을 위한 값은 없다
    """
}
