internal import ArgumentParser
internal import LockbBase

/// What the help says, in both languages.
enum HelpText {
  case lockb, ingest, search, show, doctor
  case model, modelRun, modelPath, modelExplore, modelExport, plist
  case plistFile, plistRequests, plistPlatform, plistVersions
  case pathStart, pathGoal, explorePlatform, exploreExhaustive
  case runPlatform, runVersion, runKeys, runInput, runInteractively
  case check, checkPaths, since, baseline, updateBaseline, fix, dryRun, strictCheck, coverage,
    spelling
  case explainRule, ruleName
  case site, siteBuild, sitePaths, siteOut, siteTheme, siteTitle, siteBaseURL, siteEditURL
  case siteDrafts, siteServe, sitePort
  case export, exportOpenSearch, exportOut
  case knowledgeBase, content, format, noColor, quiet, verbose
  case paths, query, name, language, kind, platform, version, limit, strict, explain, open

  /// The language that help is written in while a command line is parsed.
  @TaskLocal static var userLanguage = Language.english

  /// The sentence in each language.
  var text: Localized<String> {
    switch self {
    case .lockb:
      Localized(
        en: "Ask a bilingual documentation knowledge base.",
        ko: "한국어·영어 문서 지식 베이스에 묻습니다.")
    case .ingest:
      Localized(
        en: "Build or refresh the knowledge base from Markdown documents.",
        ko: "마크다운 문서로 지식 베이스를 만들거나 새로 고칩니다.")
    case .search:
      Localized(
        en: "Find APIs, keys, terms and passages.", ko: "API, 키, 용어, 문서 구절을 찾습니다.")
    case .show:
      Localized(
        en: "Show one API, key, status, platform, service, term, section or document.",
        ko: "API, 키, 상태, 플랫폼, 서비스, 용어, 절, 문서 하나를 보여 줍니다.")
    case .doctor:
      Localized(
        en: "Report the health of the knowledge base and of the installation.",
        ko: "지식 베이스와 설치 상태를 점검합니다.")
    case .model:
      Localized(
        en: "Ask the reference machine what happens.", ko: "기준 기계에 무슨 일이 일어나는지 묻습니다.")
    case .modelRun:
      Localized(
        en: "Run events, a scenario block, or many requests in JSON Lines.",
        ko: "이벤트, 시나리오 블록, 또는 JSON Lines로 된 여러 요청을 실행합니다.")
    case .modelPath:
      Localized(
        en: "Show the shortest way from one state to another, or why there is none.",
        ko: "한 상태에서 다른 상태로 가는 가장 짧은 길, 또는 길이 없는 까닭을 보여 줍니다.")
    case .modelExplore:
      Localized(
        en: "Explore all that can happen and check the machine's properties.",
        ko: "일어날 수 있는 모든 일을 탐색하고 기계의 성질을 확인합니다.")
    case .modelExport:
      Localized(
        en: "Write the machine's core for other programs: JSON, DOT, Mermaid or SCXML.",
        ko: "기준 기계의 핵심을 다른 프로그램이 읽게 JSON, DOT, Mermaid, SCXML로 씁니다.")
    case .plist:
      Localized(
        en: "Examine an Info.plist against what the app asks.",
        ko: "앱이 요청하는 것에 견주어 Info.plist를 살핍니다.")
    case .plistFile:
      Localized(en: "An Info.plist, in XML or binary.", ko: "XML이나 바이너리 형식의 Info.plist.")
    case .plistRequests:
      Localized(
        en: "What the app asks for; an unknown value lists the valid ones.",
        ko: "앱이 요청하는 것. 틀린 값을 쓰면 쓸 수 있는 값을 알려 줍니다.")
    case .plistPlatform:
      Localized(en: "The platform that the app runs on.", ko: "앱이 실행되는 플랫폼.")
    case .plistVersions:
      Localized(
        en: "A version, or several: 12..18. (default: the newest)",
        ko: "버전 하나, 또는 12..18처럼 여럿. (기본값: 최신)")
    case .pathStart:
      Localized(en: "The status or grant to begin in.", ko: "시작하는 상태나 권한.")
    case .pathGoal:
      Localized(en: "The status or grant to reach.", ko: "이르려는 상태나 권한.")
    case .explorePlatform:
      Localized(en: "Only this platform. (default: all)", ko: "이 플랫폼만. (기본값: 모두)")
    case .exploreExhaustive:
      Localized(
        en: "Every set of keys and every value of every flag.",
        ko: "모든 키 조합과 모든 플래그 값.")
    case .runPlatform:
      Localized(
        en: "The platform; with model run, the arguments are then events.",
        ko: "플랫폼. model run에서 쓰면 인수는 이벤트가 됩니다.")
    case .runVersion:
      Localized(en: "The version of the platform.", ko: "플랫폼의 버전.")
    case .runKeys:
      Localized(
        en:
          "What the app declares, KEY or KEY:value, separated by commas. (default: every usage key)",
        ko: "앱이 선언하는 것. KEY나 KEY:value를 쉼표로 나누어 씁니다. (기본값: 모든 사용 목적 키)")
    case .runInput:
      Localized(
        en: "A file, - for standard input, or events.",
        ko: "파일, 표준 입력은 -, 또는 이벤트들.")
    case .check:
      Localized(
        en: "Find what is wrong in documents: syntax, links, names, translations and claims.",
        ko: "문서에서 틀린 것을 찾습니다: 문법, 링크, 이름, 번역, 주장.")
    case .checkPaths:
      Localized(
        en: "Folders and files to check. (default: Content)",
        ko: "확인할 폴더와 파일. (기본값: Content)")
    case .since:
      Localized(
        en: "Only what stands on lines changed since this git revision.",
        ko: "이 git 리비전 뒤에 바뀐 줄에 있는 것만.")
    case .baseline:
      Localized(
        en: "A file of findings that are known and do not count.",
        ko: "이미 알고 있어 세지 않는 문제들의 파일.")
    case .updateBaseline:
      Localized(
        en: "Write what is found now to the baseline.", ko: "지금 찾은 것을 기준 파일에 씁니다.")
    case .fix:
      Localized(
        en: "Show and make the edits that are certain.", ko: "확실한 수정을 보여 주고 적용합니다.")
    case .dryRun:
      Localized(en: "With --fix: show the edits only.", ko: "--fix와 함께: 보여 주기만 합니다.")
    case .strictCheck:
      Localized(en: "Warnings fail too.", ko: "경고도 실패로 봅니다.")
    case .coverage:
      Localized(
        en: "Say more of what was checked and what was not.",
        ko: "무엇을 확인했고 무엇을 못 했는지 자세히 보여 줍니다.")
    case .spelling:
      Localized(
        en: "Look words up in Hunspell's dictionaries, where they are installed.",
        ko: "설치된 Hunspell 사전에서 낱말을 찾아봅니다.")
    case .explainRule:
      Localized(
        en: "Explain a rule of check, with a bad and a good example.",
        ko: "check의 규칙을 나쁜 예와 좋은 예로 설명합니다.")
    case .ruleName:
      Localized(en: "A rule's name or code.", ko: "규칙의 이름이나 코드.")
    case .site:
      Localized(en: "Make a static site of documents.", ko: "문서로 정적 사이트를 만듭니다.")
    case .siteBuild:
      Localized(
        en: "Write the site into a folder; only what changed is written.",
        ko: "사이트를 폴더에 씁니다. 바뀐 것만 씁니다.")
    case .siteServe:
      Localized(
        en: "Show the site on this machine and keep it in step with its documents.",
        ko: "이 컴퓨터에서 사이트를 보여 주고, 문서가 바뀌면 따라 바꿉니다.")
    case .sitePort: Localized(en: "The port to listen on.", ko: "기다릴 포트.")
    case .sitePaths:
      Localized(
        en: "Folders of documents. (default: Content)", ko: "문서 폴더. (기본값: Content)")
    case .siteOut: Localized(en: "The folder to write to.", ko: "사이트를 쓸 폴더.")
    case .siteTheme: Localized(en: "The folder of the theme.", ko: "테마 폴더.")
    case .siteTitle: Localized(en: "The name of the site.", ko: "사이트 이름.")
    case .siteBaseURL:
      Localized(
        en: "Where the site will stand; needed for a sitemap and a feed.",
        ko: "사이트를 올릴 주소. 사이트맵과 피드에 필요합니다.")
    case .siteEditURL:
      Localized(
        en: "Where a page is edited, with {path} for its path.",
        ko: "문서를 고치는 주소. 경로 자리에 {path}를 씁니다.")
    case .siteDrafts: Localized(en: "Show drafts too.", ko: "초안도 보여 줍니다.")
    case .export:
      Localized(
        en: "Write the knowledge base for other programs.", ko: "지식 베이스를 다른 프로그램이 읽게 씁니다.")
    case .exportOpenSearch:
      Localized(
        en: "Write an index definition and bulk requests for OpenSearch, with Nori for Korean.",
        ko: "OpenSearch의 색인 정의와 벌크 요청을 씁니다. 한국어는 Nori로 나눕니다.")
    case .exportOut: Localized(en: "The folder to write to.", ko: "파일을 쓸 폴더.")
    case .runInteractively:
      Localized(
        en: "Choose the events one by one; the trace is the answer.",
        ko: "이벤트를 하나씩 고릅니다. 답은 그 기록입니다.")
    case .knowledgeBase:
      Localized(
        en: "The knowledge base. (default: .lockb/kb.sqlite)",
        ko: "지식 베이스 파일. (기본값: .lockb/kb.sqlite)")
    case .content:
      Localized(
        en: "A folder or file of documents; may be repeated. (default: Content)",
        ko: "문서 폴더나 파일. 여러 번 쓸 수 있습니다. (기본값: Content)")
    case .format:
      Localized(
        en:
          "How to write the answer: text, json; search and show also tsv, md; check also sarif, github, junit; model export also dot, mermaid, scxml.",
        ko:
          "답의 형식: text, json. search와 show는 tsv, md, check는 sarif, github, junit, model export는 dot, mermaid, scxml도 됩니다."
      )
    case .noColor:
      Localized(en: "Do not color the answer.", ko: "답에 색을 넣지 않습니다.")
    case .quiet:
      Localized(
        en: "Leave out notes on standard error; errors are still shown.",
        ko: "표준 오류에 안내를 쓰지 않습니다. 오류는 그대로 보여 줍니다.")
    case .verbose:
      Localized(
        en: "Tell more on standard error.", ko: "표준 오류에 더 자세히 알려 줍니다.")
    case .paths:
      Localized(
        en: "Folders and files to read. (default: Content)",
        ko: "읽을 폴더와 파일. (기본값: Content)")
    case .query:
      Localized(
        en: "What to look for, in Korean, English or both.",
        ko: "찾을 말. 한국어, 영어, 섞어 써도 됩니다.")
    case .name:
      Localized(
        en: "A name, or an id that search printed.", ko: "이름, 또는 search가 보여 준 id.")
    case .language:
      Localized(
        en: "Answer from documents in ko, en or any.",
        ko: "ko, en, any 중 어느 언어 문서에서 답할지.")
    case .kind:
      Localized(
        en: "Only api, key, status, platform, service, rule, term or guide.",
        ko: "api, key, status, platform, service, rule, term, guide 가운데 하나만.")
    case .platform:
      Localized(
        en: "Only what exists on this platform.", ko: "이 플랫폼에 있는 것만.")
    case .version:
      Localized(
        en: "Only what exists in this version of the platform.",
        ko: "플랫폼의 이 버전에 있는 것만.")
    case .limit:
      Localized(en: "At most this many results.", ko: "결과를 이만큼까지만.")
    case .strict:
      Localized(
        en: "Do not loosen the query when not every word is found.",
        ko: "찾지 못한 낱말이 있어도 검색을 느슨하게 하지 않습니다.")
    case .explain:
      Localized(
        en: "Show how each result was found and scored.",
        ko: "결과마다 어떻게 찾았고 몇 점인지 보여 줍니다.")
    case .open:
      Localized(
        en: "Open the first result in the editor.", ko: "첫 결과를 편집기로 엽니다.")
    }
  }
}

/// A sentence of the help in the current language.
func helpText(_ text: HelpText) -> String {
  text.text[HelpText.userLanguage]
}

/// The help of an option or argument in the current language.
func help(_ text: HelpText) -> ArgumentHelp {
  ArgumentHelp(helpText(text))
}
