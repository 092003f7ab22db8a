/// Words of cells and titles that tell what comes later, what is delivered and how long something lasts.
extension ClaimWords {
  static let ofCellTimes = """
    # Whether who has the lesser level is asked at once for the greater one.
    asks/upgrade-now
    cell Immediate prompt on upgrade; Immediate prompt on upgrade from When In Use;
      Immediate prompt on upgrade from While Using; Immediate prompt on upgrade to Always;
      Immediate prompt on When In Use to Always upgrade; Immediate prompt on the upgrade;
      Immediate prompt on the upgrade from When In Use; Immediate prompt on the upgrade from While Using;
      Immediate prompt when upgrade; Immediate prompt when upgrade from When In Use; Immediate prompt for the upgrade;
      Immediate prompt shown on upgrade; Immediate prompt shown on upgrade from When In Use;
      Immediate prompt shown on upgrade from While Using; Immediate prompt shown on the upgrade;
      Immediate prompt shown on the upgrade from When In Use; Immediate prompt shown when upgrade;
      Immediate alert on upgrade; Immediate alert on upgrade from When In Use; Immediate alert on the upgrade;
      Immediate dialog on upgrade; Instant prompt on upgrade; Instant prompt on upgrade from When In Use;
      Instant prompt on upgrade from While Using; Instant prompt on the upgrade;
      Instant prompt on the upgrade from When In Use; Instant prompt when upgrade; Instant prompt shown on upgrade;
      Instant prompt shown on upgrade from When In Use; Instant prompt shown on the upgrade; Instant alert on upgrade;
      Immediate upgrade prompt; Immediate upgrade alert; Immediate upgrade dialog; Instant upgrade prompt;
      Instant upgrade alert; Instant upgrade dialog; Immediately shown upgrade prompt;
      Immediately shown upgrade alert; Immediately shown upgrade dialog; Upgrade prompts at once;
      Upgrade prompts immediately; Upgrade prompts right away; Upgrade prompts straight away;
      Upgrade shows a prompt at once; Upgrade shows a prompt immediately; Upgrade shows a prompt right away;
      Upgrade shows a prompt straight away; Upgrade asks at once; Upgrade asks immediately; Upgrade asks right away;
      Upgrade from When In Use prompts at once; Upgrade from When In Use prompts immediately;
      Upgrade from When In Use prompts right away; Upgrade from When In Use prompts straight away;
      Upgrade from When In Use shows a prompt at once; Upgrade from When In Use shows a prompt immediately;
      Upgrade from When In Use shows a prompt right away; Upgrade from When In Use asks at once;
      Upgrade from When In Use asks immediately; Upgrade from While Using prompts at once;
      Upgrade from While Using prompts immediately; Upgrade from While Using prompts right away;
      Upgrade from While Using shows a prompt at once; Upgrade from While Using shows a prompt immediately;
      Upgrade from While Using asks at once; Upgrade to Always prompts at once; Upgrade to Always prompts immediately;
      Upgrade to Always shows a prompt at once; Upgrade prompt at once; Upgrade prompt immediately;
      Upgrade prompt right away; Upgrade prompt straight away; Upgrade alert at once; Upgrade alert immediately;
      Upgrade alert right away; Upgrade alert straight away; Upgrade dialog at once; Upgrade dialog immediately;
      Upgrade dialog right away; Upgrade dialog straight away; Upgrade prompt shown at once;
      Upgrade prompt shown immediately; Upgrade prompt shown right away; Upgrade prompt shown straight away;
      Upgrade prompt appears at once; Upgrade prompt appears immediately; Upgrade prompt appears right away;
      Upgrade prompt comes at once; Upgrade prompt comes immediately; Prompt at once on upgrade;
      Prompt at once when upgrading; Prompt at once on an upgrade; Prompt at once on upgrade to Always;
      Prompt at once on upgrade from When In Use; Prompt at once on upgrade from While Using;
      Prompt immediately on upgrade; Prompt immediately when upgrading; Prompt immediately on an upgrade;
      Prompt immediately on upgrade to Always; Prompt right away on upgrade; Prompt right away when upgrading;
      Prompt right away on an upgrade; Prompt straight away on upgrade; Prompt straight away when upgrading;
      Prompts at once on upgrade; Prompts at once when upgrading; Prompts at once on an upgrade;
      Prompts at once on upgrade to Always; Prompts immediately on upgrade; Prompts immediately when upgrading;
      Prompts immediately on an upgrade; Prompts right away on upgrade; Prompts right away when upgrading;
      Prompts straight away on upgrade; Prompt shown at once on upgrade; Prompt shown at once when upgrading;
      Prompt shown at once on an upgrade; Prompt shown immediately on upgrade;
      Prompt shown immediately when upgrading; Prompt shown right away on upgrade; Prompt appears at once on upgrade;
      Prompt appears at once when upgrading; Prompt appears immediately on upgrade; Alert at once on upgrade;
      Always request from When In Use prompts at once; Always request from When In Use prompts immediately;
      Always request from When In Use prompts right away; Always request from When In Use prompts straight away;
      Always request from When In Use shows a prompt at once;
      Always request from When In Use shows a prompt immediately;
      Always request from When In Use shows a prompt right away;
      Always request from When In Use shows the prompt at once;
      Always request from When In Use shows the prompt immediately; Always request from While Using prompts at once;
      Always request from While Using prompts immediately; Always request from While Using prompts right away;
      Always request from While Using shows a prompt at once;
      Always request from While Using shows a prompt immediately;
      Always request from While Using shows the prompt at once; Asking for Always from When In Use prompts at once;
      Asking for Always from When In Use prompts immediately; Asking for Always from When In Use prompts right away;
      Asking for Always from When In Use shows a prompt at once;
      Asking for Always from When In Use shows a prompt immediately;
      Asking for Always from When In Use shows the prompt at once; Asking for Always from While Using prompts at once;
      Asking for Always from While Using prompts immediately;
      Asking for Always from While Using shows a prompt at once; Requesting Always from When In Use prompts at once;
      Requesting Always from When In Use prompts immediately;
      Requesting Always from When In Use shows a prompt at once; Requesting Always from While Using prompts at once;
      Always request under When In Use prompts at once; Always request in When In Use prompts at once;
      Always asked from When In Use prompts at once; Always request from When In Use: prompt at once;
      Always request from When In Use: immediate prompt; Always request from When In Use: prompt right away;
      Always request from When In Use: prompt immediately; Always request from While Using: prompt at once;
      Always request from While Using: immediate prompt; Always request from While Using: prompt right away;
      Always request from While Using: prompt immediately; Asking for Always from When In Use: prompt at once;
      Asking for Always from When In Use: immediate prompt; Asking for Always from When In Use: prompt right away;
      Asking for Always from When In Use: prompt immediately; Asking for Always from While Using: prompt at once;
      Asking for Always from While Using: immediate prompt; Asking for Always from While Using: prompt right away;
      Requesting Always from When In Use: prompt at once; Requesting Always from When In Use: immediate prompt;
      Requesting Always from When In Use: prompt right away; Requesting Always from While Using: prompt at once;
      Requesting Always from While Using: immediate prompt; Always request under When In Use: prompt at once;
      Always request under When In Use: immediate prompt; Always request under While Using: prompt at once;
      Always request after When In Use: prompt at once; When In Use에서 요청: 바로 프롬프트; When In Use에서 요청: 바로 알림;
      When In Use에서 요청: 즉시 프롬프트; When In Use에서 요청: 즉시 알림; When In Use에서 요청 시 바로 프롬프트; When In Use에서 요청 시 바로 알림;
      When In Use에서 요청 시 즉시 프롬프트; When In Use에서 Always 요청: 바로 프롬프트; When In Use에서 Always 요청: 바로 알림;
      When In Use에서 Always 요청: 즉시 프롬프트; When In Use에서 Always 요청 시 바로 프롬프트; When In Use에서 Always 요청 시 바로 알림;
      When In Use에서 항상 허용 요청: 바로 프롬프트; When In Use에서 항상 허용 요청: 바로 알림; When In Use에서 항상 허용 요청 시 바로 프롬프트;
      앱을 사용하는 동안에서 요청: 바로 프롬프트; 앱을 사용하는 동안에서 요청: 바로 알림; 앱을 사용하는 동안에서 요청: 즉시 프롬프트; 앱을 사용하는 동안에서 요청 시 바로 프롬프트;
      앱을 사용하는 동안에서 요청 시 바로 알림; 앱을 사용하는 동안에서 Always 요청: 바로 프롬프트; 앱을 사용하는 동안에서 Always 요청: 바로 알림;
      앱을 사용하는 동안에서 Always 요청 시 바로 프롬프트; 앱을 사용하는 동안에서 항상 허용 요청: 바로 프롬프트; 사용하는 동안에서 요청: 바로 프롬프트; 사용하는 동안에서 요청: 바로 알림;
      사용하는 동안에서 요청 시 바로 프롬프트; 사용하는 동안에서 Always 요청: 바로 프롬프트; When In Use에서 요청하면 바로 프롬프트; When In Use에서 요청하면 바로 알림;
      When In Use에서 요청하면 알림이 바로 뜨나; When In Use에서 요청하면 바로 뜨나; When In Use에서 요청하면 바로 묻나; When In Use에서 요청하면 알림이 바로 뜸;
      When In Use에서 Always를 요청하면 바로 프롬프트; When In Use에서 Always를 요청하면 바로 알림; When In Use에서 Always를 요청하면 알림이 바로 뜨나;
      When In Use에서 Always를 요청하면 바로 뜨나; When In Use에서 항상 허용을 요청하면 바로 프롬프트; When In Use에서 항상 허용을 요청하면 바로 알림;
      When In Use에서 항상 허용을 요청하면 알림이 바로 뜨나; 앱을 사용하는 동안에서 요청하면 바로 프롬프트; 앱을 사용하는 동안에서 요청하면 바로 알림;
      앱을 사용하는 동안에서 요청하면 알림이 바로 뜨나; 앱을 사용하는 동안에서 요청하면 바로 뜨나; 앱을 사용하는 동안에서 Always를 요청하면 바로 프롬프트;
      앱을 사용하는 동안에서 Always를 요청하면 바로 알림; 앱을 사용하는 동안에서 Always를 요청하면 알림이 바로 뜨나; 앱을 사용하는 동안에서 항상 허용을 요청하면 바로 프롬프트;
      앱을 사용하는 동안에서 항상 허용을 요청하면 바로 알림; 사용하는 동안에서 요청하면 바로 프롬프트; 사용하는 동안에서 요청하면 바로 알림; 사용하는 동안에서 요청하면 알림이 바로 뜨나;
      사용하는 동안에서 Always를 요청하면 바로 프롬프트; 사용하는 동안에서 Always를 요청하면 바로 알림; 사용하는 동안에서 항상 허용을 요청하면 바로 프롬프트; 업그레이드 알림이 바로 뜨나;
      업그레이드 알림이 즉시 뜨나; 업그레이드 알림이 곧바로 뜨나; 업그레이드 알림이 바로 표시; 업그레이드 알림이 즉시 표시; 업그레이드 알림이 바로 나오나; 업그레이드 알림이 바로 뜸;
      업그레이드 알림이 바로 나옴; 업그레이드 알림이 즉시; 업그레이드 알림 바로 뜨나; 업그레이드 알림 즉시 뜨나; 업그레이드 알림 곧바로 뜨나; 업그레이드 알림 바로 표시; 업그레이드 알림 즉시 표시;
      업그레이드 알림 바로 나오나; 업그레이드 프롬프트가 바로 뜨나; 업그레이드 프롬프트가 즉시 뜨나; 업그레이드 프롬프트가 곧바로 뜨나; 업그레이드 프롬프트가 바로 표시; 업그레이드 프롬프트가 즉시 표시;
      업그레이드 프롬프트 바로 뜨나; 업그레이드 프롬프트 즉시 뜨나; 업그레이드 프롬프트 곧바로 뜨나; 업그레이드 프롬프트 바로 표시; 업그레이드 요청 알림이 바로 뜨나; 업그레이드 요청 알림이 즉시 뜨나;
      업그레이드 요청 알림이 곧바로 뜨나; 업그레이드하면 바로 알림; 업그레이드하면 즉시 알림; 업그레이드하면 바로 프롬프트; 업그레이드하면 알림이 바로 뜨나; 업그레이드하면 바로 뜨나;
      업그레이드하면 바로 묻나; 업그레이드하면 알림이 바로 뜸; 업그레이드 시 바로 알림; 업그레이드 시 즉시 알림; 업그레이드 시 바로 프롬프트; 업그레이드 시 알림이 바로 뜨나;
      업그레이드 시 바로 뜨나; 업그레이드 시 바로 묻나; 업그레이드 요청 시 바로 알림; 업그레이드 요청 시 즉시 알림; 업그레이드 요청 시 바로 프롬프트; 업그레이드 요청 시 알림이 바로 뜨나;
      업그레이드 요청 시 바로 뜨나; 업그레이드 요청하면 바로 알림; 업그레이드 요청하면 즉시 알림; 업그레이드 요청하면 바로 프롬프트; 업그레이드 요청하면 알림이 바로 뜨나; 업그레이드 즉시 알림;
      업그레이드 때 바로 프롬프트; 업그레이드 때 바로 알림; 항상 허용으로 올릴 때 바로 알림

    # What the way from the lesser level to the greater one is like.
    asks/upgrade
    cell Request after When In Use; Request after While Using; Request under When In Use;
      Request under While Using; Request on top of When In Use; Request on top of While Using;
      Request with When In Use; Request with While Using; Request over When In Use;
      Request over While Using; Asked after When In Use; Asked after While Using;
      Asked under When In Use; Asked under While Using; Asked on top of When In Use;
      Asked on top of While Using; Asked with When In Use; Asked with While Using;
      Asked over When In Use; Asked over While Using; Asking after When In Use;
      Asking after While Using; Asking under When In Use; Asking under While Using;
      Asking on top of When In Use; Asking on top of While Using; Asking with When In Use;
      Asking with While Using; Asking over When In Use; Asking over While Using;
      Second request after When In Use; Second request after While Using;
      Second request under When In Use; Second request under While Using;
      Second request on top of When In Use; Second request on top of While Using;
      Second request with When In Use; Second request with While Using;
      Second request over When In Use; Second request over While Using;
      Request once When In Use is held; Request with a While Using grant;
      Request after a While Using grant;
      Upgrading; Prompt on upgrade; Upgrade from When In Use; Upgrade from While Using; Upgrade request;
      When In Use to Always; While Using to Always; From When In Use to Always; From While Using to Always;
      사용하는 동안에서 항상 허용 요청; 사용하는 동안에서 항상 허용을 요청; 사용하는 동안에서 항상 허용을 요청하면; 사용하는 동안에서 Always 요청; 사용하는 동안에서 Always를 요청하면;
      사용하는 동안에서 항상 허용 요청 시; 사용하는 동안인 상태에서 항상 허용 요청; 사용하는 동안인 상태에서 항상 허용을 요청; 사용하는 동안인 상태에서 항상 허용을 요청하면;
      사용하는 동안인 상태에서 Always 요청; 사용하는 동안을 받은 뒤 항상 허용 요청; 사용하는 동안을 받은 뒤 항상 허용을 요청; 사용하는 동안을 받은 뒤 항상 허용을 요청하면;
      사용하는 동안를 받은 뒤 항상 허용 요청; 사용하는 동안를 받은 뒤 항상 허용을 요청; 사용하는 동안을 받은 앱이 항상 허용 요청; 앱을 사용하는 동안에서 항상 허용 요청;
      앱을 사용하는 동안에서 항상 허용을 요청; 앱을 사용하는 동안에서 항상 허용을 요청하면; 앱을 사용하는 동안에서 Always 요청; 앱을 사용하는 동안인 상태에서 항상 허용 요청;
      앱을 사용하는 동안인 상태에서 항상 허용을 요청; 앱을 사용하는 동안인 상태에서 항상 허용을 요청하면; 앱을 사용하는 동안을 받은 뒤 항상 허용 요청; 앱을 사용하는 동안을 받은 뒤 항상 허용을 요청;
      앱을 사용하는 동안를 받은 뒤 항상 허용 요청; 앱을 사용하는 동안 허용에서 항상 허용 요청; 앱을 사용하는 동안 허용에서 항상 허용을 요청; 앱을 사용하는 동안 허용에서 항상 허용을 요청하면;
      앱을 사용하는 동안 허용인 상태에서 항상 허용 요청; 앱을 사용하는 동안 허용인 상태에서 항상 허용을 요청; 앱을 사용하는 동안 허용을 받은 뒤 항상 허용 요청;
      When In Use에서 항상 허용 요청; When In Use에서 항상 허용을 요청; When In Use인 상태에서 항상 허용 요청; 사용 중 권한에서 항상 허용 요청; 업그레이드 요청;
      업그레이드 시; 업그레이드할 때

    comes/prompt-at-once
    cell a prompt at once; a prompt immediately; a prompt right away; a prompt straight away; a prompt on the spot;
      a prompt instantly; prompt at once; prompt immediately; prompt right away; prompt straight away;
      prompt on the spot; prompt instantly; the prompt at once; the prompt immediately; the prompt right away;
      the prompt straight away; the prompt on the spot; prompt shown at once; prompt shown immediately;
      prompt shown right away; prompt shown straight away; prompts at once; prompts immediately; prompts right away;
      shows a prompt at once; shows a prompt immediately; one transition prompt at once; transition prompt at once;
      immediate prompt; an immediate prompt; one transition prompt; a transition prompt; one prompt right away;
      알림이 바로 뜸; 알림이 즉시 뜸; 알림이 곧바로 뜸; 알림이 바로 나옴; 알림이 즉시 나옴; 알림이 바로 표시됨; 알림이 즉시 표시됨; 프롬프트가 바로 뜸; 프롬프트가 즉시 뜸;
      프롬프트가 곧바로 뜸; 프롬프트가 바로 나옴; 프롬프트가 즉시 나옴; 프롬프트가 바로 표시됨; 전환 알림 한 번; 바로 알림; 즉시 알림; 바로 프롬프트; 즉시 프롬프트; 곧바로 알림

    comes/later
    cell no prompt now, provisional Always; no prompt, provisional Always; provisional Always, no prompt;
      provisional Always, no prompt now; provisional Always, prompt later; provisional, prompt later;
      provisional Always without a prompt; provisional without a prompt; silently provisional Always;
      silently becomes provisional Always; silent, provisional Always; becomes provisional Always without a prompt;
      no prompt now; no prompt yet; prompt deferred; the prompt is deferred; prompt comes later;
      no, provisional Always; 알림 없이 임시 항상 허용; 프롬프트 없이 임시 항상 허용; 알림 없이 임시 항상 허용이 됨; 알림 없이 임시 항상 허용으로;
      임시 항상 허용, 알림은 나중에; 임시 항상 허용이 되고 알림은 나중에; 지금은 알림 없음; 당장은 알림 없음; 조용히 임시 항상 허용; 알림은 나중에; 프롬프트는 나중에; 알림은 나중에 뜸

    # Whether a second prompt comes without a call.
    asks/second-later
    cell Second prompt later; Second prompt later on; Second prompt by itself; Second prompt of its own;
      Second prompt on its own; Second prompt without a call; Second prompt from the system;
      Second prompt without another call; Second prompt without a new call; Second prompt afterwards;
      Second prompt some time later; Second prompt later by itself; Second prompt at a later time;
      A second prompt later; A second prompt later on; A second prompt by itself; A second prompt of its own;
      A second prompt on its own; A second prompt without a call; Later second prompt later;
      Later second prompt later on; Later second prompt by itself; Later second prompt of its own;
      Later second prompt on its own; Another prompt later; Another prompt later on; Another prompt by itself;
      Another prompt of its own; A second alert later; A second alert later on; A second alert by itself;
      Second alert later; Second alert later on; Second dialog later; Does a second prompt come;
      Does a second prompt come later; Does a second prompt come by itself; Does a second prompt come on its own;
      Does a second prompt come later on; Does a second prompt come later by itself; Does a second prompt follow;
      Does a second prompt follow later; Does a second prompt follow by itself; Does a second prompt appear;
      Does a second prompt appear later; Does the second prompt come; Does the second prompt come later;
      Does the second prompt come by itself; Does the second prompt follow; Does the second prompt follow later;
      Does the second prompt appear; Does another prompt come; Does another prompt come later;
      Does another prompt follow; Will a second prompt come; Will a second prompt come later;
      Will a second prompt come by itself; Will a second prompt follow; Will a second prompt follow later;
      Will a second prompt appear; Will the second prompt come; Will the second prompt come later;
      Will the second prompt follow; Will another prompt come; Second prompt follows; Second prompt to come;
      Second prompt still to come; Second prompt follows later; Second prompt comes later;
      Second prompt comes by itself; A second prompt follows; A second prompt to come; A second prompt still to come;
      A second prompt follows later; A second prompt comes later; A second prompt comes by itself;
      Second alert follows; Second alert to come; Second alert still to come; Second alert follows later;
      Second alert comes later; Provisional prompt later; Later prompt from the system; System asks again by itself;
      System asks a second time; iOS asks a second time; System shows a second prompt; 두 번째 알림나중에 뜨나; 두 번째 알림나중에 오나;
      두 번째 알림저절로 뜨나; 두 번째 알림뒤따르나; 두 번째 알림따라오나; 두 번째 알림이어지나; 두 번째 알림나중에 나오나; 두 번째 알림알아서 뜨나; 두 번째 알림나중에 뜸; 두 번째 알림뒤따름;
      두 번째 알림스스로 뜨나; 두 번째 프롬프트나중에 뜨나; 두 번째 프롬프트나중에 오나; 두 번째 프롬프트저절로 뜨나; 두 번째 프롬프트뒤따르나; 두 번째 알림이 나중에 뜨나;
      두 번째 알림이 나중에 오나; 두 번째 알림이 저절로 뜨나; 두 번째 프롬프트가 나중에 뜨나; 두 번째 프롬프트가 나중에 오나; 2차 알림나중에 뜨나; 2차 알림나중에 오나; 2차 알림저절로 뜨나;
      2차 알림뒤따르나; 2차 프롬프트나중에 뜨나; 2차 프롬프트나중에 오나; 2차 프롬프트저절로 뜨나; 2차 알림이 나중에 뜨나; 2차 알림이 나중에 오나; 2차 프롬프트가 나중에 뜨나;
      나중에 두 번째 알림; 나중에 두 번째 프롬프트; 저절로 두 번째 알림; 저절로 두 번째 프롬프트; 시스템이 띄우는 두 번째 알림; 시스템이 띄우는 두 번째 프롬프트; 나중에 오는 두 번째 알림;
      나중에 오는 두 번째 프롬프트; 뒤에 오는 두 번째 알림; 뒤에 오는 두 번째 프롬프트; 시스템이 나중에 한 번 더 묻나; 나중에 시스템이 다시 묻나; 시스템이 한 번 더 묻나; 두 번째 알림 여부;
      두 번째 프롬프트 여부

    # Whether there is provisional Always.
    asks/provisional
    cell Provisional Always possible; Provisional Always exists; Provisional Always can occur;
      Provisional Always occurs; Provisional Always there; Provisional Always used; Provisional Always known;
      Provisional Always in use; Provisional Always introduced; Provisional Always offered;
      Provisional Always can happen; Provisional Always may occur; Provisional Always is possible;
      Provisional Always may happen; Provisional Always supported; Provisional authorization possible;
      Provisional authorization exists; Provisional authorization can occur; Provisional authorization occurs;
      Provisional authorization there; Provisional authorization used; Provisional state possible;
      Provisional state exists; Provisional state can occur; Provisional state occurs; Provisional state there;
      Provisional Always state possible; Provisional Always state exists; Provisional Always state can occur;
      Provisional Always state occurs; Is provisional Always possible; Is provisional Always there;
      Is provisional Always exist; Is provisional Always occur; Does provisional Always possible;
      Does provisional Always there; Does provisional Always exist; Does provisional Always occur; Can be provisional;
      Can be provisional Always; Can be provisionally Always; Can become provisional; Can become provisional Always;
      Can become provisionally Always; May be provisional; May be provisional Always; May be provisionally Always;
      May become provisional; May become provisional Always; May become provisionally Always; Provisional?;
      Provisional grant possible; 임시 항상 허용이 있나; 임시 항상 허용이 있는가; 임시 항상 허용이 가능한가; 임시 항상 허용이 가능; 임시 항상 허용이 생기나;
      임시 항상 허용이 존재; 임시 항상 허용이 존재하나; 임시 항상 허용이 생길 수 있나; 임시 항상 허용이 될 수 있나; 임시 항상 허용이 있음; 임시 항상 허용가 있나; 임시 항상 허용가 있는가;
      임시 항상 허용가 가능한가; 임시 항상 허용가 가능; 임시 항상 허용 있나; 임시 항상 허용 있는가; 임시 항상 허용 가능한가; 임시 항상 허용 상태이 있나; 임시 항상 허용 상태이 있는가;
      임시 항상 허용 상태이 가능한가; 임시 항상 허용 상태이 가능; 임시 항상 허용 상태가 있나; 임시 항상 허용 상태가 있는가; 임시 항상 허용 상태가 가능한가; 임시 항상 허용 상태 있나;
      임시 항상 허용 상태 있는가; 임시 항상이 있나; 임시 항상이 있는가; 임시 항상이 가능한가; 임시 항상가 있나; 임시 항상가 있는가; 임시 항상 있나; Provisional Always이 있나;
      Provisional Always이 있는가; Provisional Always가 있나; provisional Always이 있나; 임시 상태이 있나; 임시 항상 허용 여부; 임시 항상 허용이 되나;
      임시 항상 허용이라는 상태
    """
}
