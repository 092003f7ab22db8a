/// Words of cells and titles that tell what comes later, what is delivered and how long something lasts,
/// continued.
extension ClaimWords {
  static let ofCellTimesFurther = """
    # What becomes of an event that comes while the app is not in use.
    asks/event-out
    cell Event out of use; Event while out of use; Event outside of use; Event while not in use;
      Event when not in use; Event while the app is not in use; Event when the app is not in use;
      Event while the app is out of use; Event in the background, out of use; Events out of use;
      Events while out of use; Events outside of use; Events while not in use; Events when not in use;
      Events while the app is not in use; Location event out of use; Location event while out of use;
      Location event outside of use; Location event while not in use; Location event when not in use;
      An event out of use; An event while out of use; An event outside of use; An event while not in use;
      A location event out of use; A location event while out of use; A location event outside of use;
      Always event out of use; Always event while out of use; Region event out of use;
      Event that needs Always out of use; Events that need Always out of use; An event that needs Always out of use;
      Event needing Always out of use; Events needing Always out of use; Out-of-use event that needs Always;
      Out-of-use event that needs Always arrives; Out-of-use event that needs Always occurs;
      Out-of-use event that needs Always ready; Out-of-use events that need Always;
      Out-of-use events that need Always arrives; Out-of-use events that need Always occurs;
      Out-of-use events that need Always ready; Out-of-use event needing Always;
      Out-of-use event needing Always arrives; Out-of-use event needing Always occurs; Out-of-use Always event;
      Out-of-use Always event arrives; Out-of-use Always events; Out-of-use event; Out-of-use events;
      Background event that needs Always; Background event that needs Always arrives;
      Background event that needs Always occurs; Background event that needs Always ready;
      Background events that need Always; Background events that need Always arrives;
      Background events that need Always occurs; Background event needing Always;
      Background event needing Always arrives; Background Always event; An out-of-use event;
      An out-of-use event that needs Always; An out-of-use event that need Always;
      Out-of-use events that needs Always; 사용 중이 아닐 때 온 이벤트; 사용 중이 아닐 때 오는 이벤트; 사용 중이 아닐 때 생긴 이벤트; 사용 중이 아닐 때 생기는 이벤트;
      사용 중이 아닐 때 이벤트; 사용 중이 아닐 때 위치 이벤트; 사용 중이 아닐 때 항상 허용이 필요한 이벤트; 사용 중이 아닐 때 생긴 위치 이벤트; 앱을 쓰지 않을 때 온 이벤트;
      앱을 쓰지 않을 때 오는 이벤트; 앱을 쓰지 않을 때 생긴 이벤트; 앱을 쓰지 않을 때 생기는 이벤트; 앱을 쓰지 않을 때 이벤트; 앱을 쓰지 않을 때 위치 이벤트; 앱을 안 쓸 때 온 이벤트;
      앱을 안 쓸 때 오는 이벤트; 앱을 안 쓸 때 생긴 이벤트; 앱을 안 쓸 때 생기는 이벤트; 앱을 안 쓸 때 이벤트; 앱을 사용하지 않을 때 온 이벤트; 앱을 사용하지 않을 때 오는 이벤트;
      앱을 사용하지 않을 때 생긴 이벤트; 앱을 사용하지 않을 때 생기는 이벤트; 사용하지 않을 때 온 이벤트; 사용하지 않을 때 오는 이벤트; 사용하지 않을 때 생긴 이벤트; 앱 밖에서 온 이벤트;
      앱 밖에서 오는 이벤트; 항상 허용이 필요한 이벤트가 생기면; 항상 허용이 필요한 이벤트가 오면; 항상 허용이 필요한 이벤트; 항상 허용이 필요한 이벤트가 생김; 항상 허용이 필요한 백그라운드 이벤트;
      항상 허용이 필요한 이벤트(사용 중 아님); Always가 필요한 이벤트가 생기면; Always가 필요한 이벤트가 오면; Always가 필요한 이벤트; Always가 필요한 이벤트가 생김;
      Always가 필요한 백그라운드 이벤트; Always가 필요한 이벤트(사용 중 아님)

    asks/event-in
    cell Event in use; Event while in use; Event when in use; Event while the app is in use;
      Event when the app is in use; Event during use; Event while using the app; Events in use; Events while in use;
      Events when in use; Events while the app is in use; Events when the app is in use; Events during use;
      Location event in use; Location event while in use; Location event when in use;
      Location event while the app is in use; Location event when the app is in use; An event in use;
      An event while in use; An event when in use; An event while the app is in use; A location event in use;
      A location event while in use; A location event when in use; Always event in use; Always event while in use;
      Region event in use; In-use event; In-use events; 사용 중일 때 온 이벤트; 사용 중일 때 오는 이벤트; 사용 중일 때 생긴 이벤트;
      사용 중일 때 생기는 이벤트; 사용 중일 때 이벤트; 사용 중일 때 위치 이벤트; 사용 중일 때 생긴 위치 이벤트; 앱을 쓰는 동안 온 이벤트; 앱을 쓰는 동안 오는 이벤트;
      앱을 쓰는 동안 생긴 이벤트; 앱을 쓰는 동안 생기는 이벤트; 앱을 쓰는 동안 이벤트; 앱을 쓰는 동안 위치 이벤트; 앱을 사용하는 중에 온 이벤트; 앱을 사용하는 중에 오는 이벤트;
      앱을 사용하는 중에 생긴 이벤트; 앱을 사용하는 중에 생기는 이벤트; 앱을 사용하는 중에 이벤트; 앱을 쓰는 중에 온 이벤트; 앱을 쓰는 중에 오는 이벤트; 앱을 쓰는 중에 생긴 이벤트;
      앱을 쓰는 중에 생기는 이벤트; 사용 중에 온 이벤트; 사용 중에 오는 이벤트; 사용 중에 생긴 이벤트

    comes/delivered
    cell delivered at once; delivered at once in the background; delivered at once to the app; delivered immediately;
      delivered immediately in the background; delivered immediately to the app; delivered right away;
      delivered right away in the background; delivered right away to the app; delivered straight away;
      delivered straight away in the background; delivered straight away to the app;
      delivered at once, in the background; delivered at once, to the app; delivered immediately, in the background;
      delivered immediately, to the app; 바로 백그라운드로 전달; 백그라운드에서 바로 전달; 백그라운드에서 바로 전달됨; 곧바로 앱에 전달됨; 바로 앱에 전달됨;
      즉시 앱에 전달됨; 바로 전달됨; 즉시 전달됨; 곧바로 전달됨

    comes/undelivered
    cell held until the second prompt is answered; held until the second prompt;
      held until the answer to the second prompt; held until the user answers the second prompt;
      held until second prompt is answered; held until second prompt; held until answer to the second prompt;
      held until user answers the second prompt; held back until the second prompt is answered;
      held back until the second prompt; held back until the answer to the second prompt;
      held back until the user answers the second prompt; held back until second prompt is answered;
      held back until second prompt; held back until answer to the second prompt;
      kept until the second prompt is answered; kept until the second prompt;
      kept until the answer to the second prompt; kept until second prompt is answered; kept until second prompt;
      withheld until the second prompt is answered; withheld until the second prompt;
      withheld until second prompt is answered; 두 번째 알림까지 보류; 두 번째 알림까지 보류됨; 두 번째 알림까지 붙잡아 둠; 두 번째 알림까지 기다림;
      두 번째 알림까지 보관; 두 번째 알림까지 보관됨; 두 번째 프롬프트까지 보류; 두 번째 프롬프트까지 보류됨; 두 번째 프롬프트까지 붙잡아 둠; 두 번째 프롬프트까지 기다림;
      두 번째 프롬프트까지 보관; 두 번째 프롬프트까지 보관됨; 두 번째 알림에 답할 때까지 보류; 두 번째 알림에 답할 때까지 보류됨; 두 번째 알림에 답할 때까지 붙잡아 둠;
      두 번째 알림에 답할 때까지 기다림; 두 번째 알림에 답할 때까지 보관; 두 번째 프롬프트에 답할 때까지 보류; 두 번째 프롬프트에 답할 때까지 보류됨; 두 번째 프롬프트에 답할 때까지 붙잡아 둠;
      두 번째 프롬프트에 답할 때까지 기다림

    # Whether a later request prompts again.
    asks/again
    cell Asks again; Prompted again; Prompts again; Prompt again; Ask again; Can ask again; May ask again;
      Prompt comes again; Prompt comes back; Prompt returns; Prompt appears again; Will the prompt come back;
      Does the prompt come back; Can the app ask again; May the app ask again; Can you ask again; Will it ask again;
      Asks again later; Ask again later; Asked again later; Prompts again later; New prompt possible;
      Can be asked again; User is asked again; User asked again; Is the user asked again; Does the app ask again;
      Re-prompt; Reprompt; Re-prompts; Prompt again later; Asked again next time; Asked again the next day;
      Asked again at the next launch; Asked again on the next launch; Asked again on the next request;
      Asked again at the next request; Asked again the next time; Asked again after a relaunch;
      Prompted again next time; Prompted again the next day; Prompted again at the next launch;
      Prompted again on the next launch; Prompted again on the next request; Prompted again at the next request;
      Prompts again next time; Prompts again the next day; Prompts again at the next launch;
      Prompts again on the next launch; Prompts again on the next request; Asks again next time;
      Asks again the next day; Asks again at the next launch; Asks again on the next launch; 다시 물을 수 있나; 다시 묻나;
      다시 물어보나; 다시 물어볼 수 있나; 다시 요청할 수 있나; 다시 알림이 뜨나; 다시 프롬프트가 뜨나; 다시 뜨나; 다시 물을 수 있는가; 다시 알림을 띄울 수 있나; 다시 물어봄; 다시 물음;
      다시 질문 가능; 다시 요청 가능; 다시 알림 가능; 다시 요청하면 알림이 뜨나; 다시 요청하면 프롬프트가 뜨나; 다시 요청하면 프롬프트; 다시 요청하면 알림; 다시 요청하면 뜨나;
      다시 요청 시 알림; 다시 요청 시 프롬프트; 또 물을 수 있나; 또 묻나; 또 물어보나; 또 물어볼 수 있나; 또 요청할 수 있나; 또 알림이 뜨나; 한 번 더 물을 수 있나; 한 번 더 묻나;
      한 번 더 물어보나; 한 번 더 물어볼 수 있나; 한 번 더 요청할 수 있나; 나중에 다시 물을 수 있나; 나중에 다시 묻나; 나중에 다시 물어보나; 나중에 다시 물어볼 수 있나;
      다음에 다시 물을 수 있나; 다음에 다시 묻나; 다음에 다시 물어보나; 다음 날 다시 물을 수 있나; 다음 날 다시 묻나; 다음 실행 때 다시 묻나; 다음 실행 때 또 묻나;
      다음 실행 때 다시 물어보나; 다음 실행 때 알림이 뜨나; 다음 실행 때 프롬프트; 다음 실행 때 알림; 다음 실행 때 다시 뜨나; 다음번에 다시 묻나; 다음번에 또 묻나; 다음번에 다시 물어보나;
      다음번에 알림이 뜨나; 다음번에 프롬프트; 다음번에 알림; 다음 요청에서 다시 묻나; 다음 요청에서 또 묻나; 다음 요청에서 다시 물어보나; 다음 요청에서 알림이 뜨나; 다음 요청에서 프롬프트;
      다음 요청 때 다시 묻나; 다음 요청 때 또 묻나; 다음 요청 때 다시 물어보나; 다음 요청 때 알림이 뜨나; 재요청 가능; 재요청 시 알림; 재요청하면 알림; 재질문 가능; 재요청 알림; 다시 묻기;
      재질문

    # What a later request leads to.
    asks/on-request
    cell If you ask again; When asked again; If asked again; Another request; Next request; A new request;
      New request; Later request; Later requests; Further requests; Further calls; Another call; Next call;
      Later call; Later calls; Calling again; Requesting again; Request again; Asking again; A second request;
      Second request; If requested again; When you ask again; On the next request; On a new request; Repeated request;
      The next request; If the app asks again; When the app asks again; Subsequent requests; Subsequent calls;
      A later request; What comes later; Later; Afterwards; What follows; What comes next; What happens next;
      What happens later; After that; Next; Then; And then; Follow-up; Next step for prompts; Later on;
      What comes after; What happens afterwards; What to expect later; Later prompts; Future prompts; Future requests;
      Consequence for later requests; When asked again; If you ask again; If asked again; Calling again;
      Asking again; 다시 요청하면; 다시 부르면; 또 요청했을 때; 다시 호출하면; 다시 물으면; 다시 물어보면; 다시 요청 시; 다시 요청할 때; 다시 요청했을 때;
      한 번 더 요청하면; 한 번 더 부르면; 한 번 더 호출하면; 한 번 더 물으면; 한 번 더 물어보면; 한 번 더 요청 시; 또 요청하면; 또 부르면; 또 호출하면; 또 물으면; 또 물어보면;
      나중에 요청하면; 나중에 부르면; 나중에 호출하면; 나중에 물으면; 나중에 다시 요청하면; 나중에 다시 부르면; 나중에 다시 호출하면; 다음에 요청하면; 다음에 부르면; 다음에 다시 요청하면;
      그 뒤 다시 요청하면; 나중에; 그 뒤; 그 후; 그다음; 그 다음; 이후; 나중에는; 이후에는; 그 뒤에는; 나중 일; 뒤따르는 일; 나중에 생기는 일; 다음에 생기는 일; 이어지는 일; 재요청;
      재요청 시; 재요청하면; 다음 요청; 다음 요청 때; 다음번 요청; 이후 요청; 추가 요청; 그 뒤의 요청; 이후의 요청

    # What later requests bring, as cells tell it.
    later/again
    cell prompt returns; prompt comes back; prompt appears again; prompt is shown again; prompt pops up again;
      prompt comes up again; alert returns; alert comes back; alert appears again; alert is shown again;
      dialog returns; dialog comes back; dialog appears again; question returns; question comes back;
      the prompt returns; the prompt comes back; the prompt appears again; the prompt is shown again;
      the alert returns; the alert comes back; the alert appears again; the dialog returns; the dialog comes back;
      the question returns; the same prompt returns; the same prompt comes back; the same prompt appears again;
      the same alert returns; the same alert comes back; the same dialog returns; prompt returns at the next launch;
      prompt returns on the next launch; prompt returns next time; prompt returns the next time;
      prompt returns at the next start; prompt returns after a relaunch; prompt returns the next day;
      prompt returns at the next request; prompt returns on the next request; prompt returns the next time you ask;
      prompt returns the next time the app asks; prompt returns with the next request;
      prompt comes back at the next launch; prompt comes back on the next launch; prompt comes back next time;
      prompt appears again at the next launch; prompt appears again on the next launch;
      prompt is shown again at the next launch; prompt pops up again at the next launch;
      prompt comes again at the next launch; prompt shows again at the next launch;
      prompt comes up again at the next launch; alert returns at the next launch; alert returns on the next launch;
      alert returns next time; alert comes back at the next launch; alert comes back on the next launch;
      alert appears again at the next launch; dialog returns at the next launch; dialog returns on the next launch;
      dialog comes back at the next launch; question returns at the next launch;
      the same prompt returns at the next launch; the same prompt returns on the next launch;
      the same prompt returns next time; the same prompt comes back at the next launch;
      the same prompt comes back on the next launch; the same prompt appears again at the next launch;
      the same alert returns at the next launch; the same alert returns on the next launch;
      the same alert comes back at the next launch; the same dialog returns at the next launch;
      the prompt returns at the next launch; the prompt returns on the next launch;
      the prompt comes back at the next launch; the alert returns at the next launch; asks again at the next launch;
      asks again on the next launch; asks again next time; asks again the next time; asks again after a relaunch;
      asks again the next day; asks again at the next start; asks again on the next request;
      asks again at the next request; asks again later; prompts again at the next launch;
      prompts again on the next launch; prompts again next time; prompts again the next time;
      prompts again after a relaunch; prompts again the next day; prompt again at the next launch;
      prompt again on the next launch; prompt again next time; prompt again the next time;
      prompt again after a relaunch; asked again at the next launch; asked again on the next launch;
      asked again next time; asked again the next time; prompted again at the next launch;
      prompted again on the next launch; prompted again next time; user is asked again at the next launch;
      user is asked again on the next launch; the user is asked again at the next launch;
      user is prompted again at the next launch; the user is prompted again at the next launch; you may ask again;
      you may ask again later; you may ask again at the next launch; you may ask again next time;
      you may ask again on the next launch; you may ask again the next day; you may prompt again;
      you may prompt again later; you may prompt again at the next launch; you may request again;
      you may request again later; you may request it again; you may ask once more; you may ask the user again;
      you can ask again; you can ask again later; you can ask again at the next launch; you can prompt again;
      you can prompt again later; you can request again; you could ask again; you could ask again later;
      you could prompt again; the app may ask again; the app may ask again later;
      the app may ask again at the next launch; the app may prompt again; the app may prompt again later;
      the app may request again; the app can ask again; the app can ask again later; the app can prompt again;
      the app could ask again; app may ask again; app may ask again later; app may prompt again; app can ask again;
      it may ask again; a new request shows the prompt; a new request shows the prompt again; a new request prompts;
      a new request prompts again; a new request brings the prompt back; a new request brings up the prompt again;
      a new request asks again; a new request may prompt again; a new request may show the prompt again;
      a new request shows a prompt; a new request shows the alert again; a new call shows the prompt;
      a new call shows the prompt again; a new call prompts; a new call prompts again;
      another request shows the prompt; another request shows the prompt again; another request prompts;
      another request prompts again; another call shows the prompt; another call shows the prompt again;
      another call prompts; the next request shows the prompt; the next request shows the prompt again;
      the next request prompts; the next call shows the prompt; the next call shows the prompt again;
      a later request shows the prompt; a later request shows the prompt again; a later call shows the prompt;
      a second request shows the prompt; each further request shows the prompt;
      every further request shows the prompt; each later request shows the prompt; prompt again; prompts again;
      shows the prompt again; shown again; prompt shown again; can be asked again; may be asked again;
      asked once more; new prompt; a new prompt; prompts once more; re-prompts; 알림이 다시 뜸; 알림이 또 뜸; 프롬프트가 다시 뜸;
      프롬프트가 또 뜸; 다시 물어봄; 다시 물음; 다시 묻는다; 또 물어봄; 또 묻는다; 알림이 다시 뜬다; 알림이 또 뜬다; 알림이 또 나온다; 다시 물을 수 있음; 다시 물어볼 수 있음;
      다시 요청할 수 있음; 다시 요청할 수 있다; 다시 물을 수 있다; 프롬프트 다시 표시; 알림 다시 표시; 프롬프트가 다시 나옴; 알림이 다시 나옴; 프롬프트 또 표시; 다시 알림 표시;
      프롬프트가 다시 표시됨; 알림이 다시 표시됨; 다시 알림이 뜸; 다시 프롬프트가 뜸; 다음 실행 때 알림이 다시 뜸; 다음 실행 때 알림이 또 뜸; 다음 실행 때 프롬프트가 다시 뜸;
      다음 실행 때 프롬프트가 또 뜸; 다음 실행 때 다시 물어봄; 다음 실행 때 다시 물음; 다음에 실행하면 알림이 다시 뜸; 다음에 실행하면 알림이 또 뜸; 다음에 실행하면 프롬프트가 다시 뜸;
      다음에 실행하면 프롬프트가 또 뜸; 다음에 실행하면 다시 물어봄; 다음 실행에서 알림이 다시 뜸; 다음 실행에서 알림이 또 뜸; 다음 실행에서 프롬프트가 다시 뜸; 다음 실행에서 프롬프트가 또 뜸;
      다음번에 알림이 다시 뜸; 다음번에 알림이 또 뜸; 다음번에 프롬프트가 다시 뜸; 다음 날 알림이 다시 뜸; 다음 날 알림이 또 뜸; 나중에 알림이 다시 뜸; 앱을 다시 켜면 알림이 다시 뜸;
      재실행하면 알림이 다시 뜸; 다음에 알림이 다시 뜸; 다음 요청에서 알림이 다시 뜸; 다음 요청 때 알림이 다시 뜸; 같은 알림이 다시 뜸; 같은 알림이 또 뜸; 같은 알림이 다시 뜬다;
      같은 알림이 또 뜬다; 같은 알림이 다시 나옴; 같은 알림이 또 나옴; 같은 알림이 한 번 더 뜸; 같은 알림이 한 번 더 뜬다; 같은 프롬프트가 다시 뜸; 같은 프롬프트가 또 뜸;
      같은 프롬프트가 다시 뜬다; 같은 프롬프트가 또 뜬다; 같은 프롬프트가 다시 나옴; 같은 프롬프트가 또 나옴; 전환 알림이 다시 뜸; 전환 알림이 또 뜸; 전환 알림이 다시 뜬다;
      전환 알림이 또 뜬다; 전환 알림이 다시 나옴; 업그레이드 알림이 다시 뜸; 업그레이드 알림이 또 뜸; 업그레이드 알림이 다시 뜬다; 업그레이드 알림이 또 뜬다
    """
}
