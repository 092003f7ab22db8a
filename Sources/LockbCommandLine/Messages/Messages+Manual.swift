/// What the manual page says beside the help.
extension Messages {
  var manualName: String { pick("NAME", "이름") }
  var manualSynopsis: String { pick("SYNOPSIS", "사용법") }
  var manualUsage: String { pick("command [option ...] [word ...]", "명령 [옵션 ...] [낱말 ...]") }
  var manualCommands: String { pick("COMMANDS", "명령") }
  var manualOptions: String { pick("OPTIONS OF EVERY COMMAND", "모든 명령의 옵션") }

  /// Titles with rows of a name and what it means.
  var manualTables: [(String, [(String, String)])] {
    [
      (
        pick("EXIT STATUS", "종료 상태"),
        [
          ("0", pick("Answered; or checked and clean.", "답했음. 또는 확인했고 깨끗함.")),
          ("1", pick("Nothing found; or findings that fail.", "찾지 못했음. 또는 실패로 볼 문제가 있음.")),
          ("2", pick("The work could not be done.", "일을 할 수 없었음.")),
          ("64", pick("The command line could not be understood.", "명령줄을 이해할 수 없음.")),
        ]
      ),
      (
        pick("ENVIRONMENT", "환경 변수"),
        [
          (
            "LC_ALL, LC_MESSAGES, LANG",
            pick(
              "Korean where the locale is Korean; a query in Korean is answered in Korean anyway.",
              "로캘이 한국어이면 한국어로 말합니다. 한국어 질의에는 늘 한국어로 답합니다.")
          ),
          ("COLUMNS", pick("The width of lines.", "줄 너비.")),
          ("NO_COLOR", pick("No colours where it is set.", "값이 있으면 색을 쓰지 않습니다.")),
          (
            "VISUAL, EDITOR",
            pick("The editor that search --open starts.", "search --open이 여는 편집기.")
          ),
        ]
      ),
      (
        pick("FILES", "파일"),
        [
          (
            ".lockb/kb.sqlite",
            pick(
              "The knowledge base; built where it is missing and refreshed where it is old.",
              "지식 베이스. 없으면 만들고 오래되었으면 새로 고칩니다.")
          ),
          (
            "../share/lockb/Site",
            pick("The theme of sites, beside the program.", "프로그램 곁에 있는 사이트 테마.")
          ),
        ]
      ),
      (
        pick("EXAMPLES", "예"),
        [
          (
            "lockb ingest docs",
            pick("Read the documents of a folder.", "폴더의 문서를 읽습니다.")
          ),
          (
            "lockb search 한번허용 항상",
            pick("Ask in Korean, in English or in both.", "한국어, 영어, 섞은 말로 묻습니다.")
          ),
          (
            "lockb check docs --format sarif",
            pick("What is wrong, for a system that shows it.", "틀린 것을 보여 주는 시스템을 위한 형식.")
          ),
        ]
      ),
    ]
  }
}
