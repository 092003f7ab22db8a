internal import LockbBase

/// The tasks that lockb shares with other programs. Both sides run in turn, so that a busy machine
/// disturbs both alike.
struct Comparisons {
  let workshop: Workshop
  let corpus: Corpus
  let lockb: String
  /// This program.
  let development: String
  let rounds: Int

  /// The names of all tasks, in their order.
  static let names = ["ingest", "change", "parse", "search", "check", "site", "explore"]

  /// The tasks with some names, each told as soon as it is measured. What `change` and `search` ask
  /// is what `ingest` left.
  func run(_ names: [String], _ tell: (Comparison) -> Void) throws {
    let tasks = zip(Self.names, [ingest, change, parse, search, check, site, explore])
    for (name, task) in tasks where names.contains(name) { tell(try task()) }
  }

  var knowledgeBase: String { workshop.path("kb.sqlite") }

  /// lockb with its command's words.
  func lockb(_ words: String...) -> ChildProcess { ChildProcess.run(lockb, words) }

  private func ingest() throws -> Comparison {
    let stock = StockTools(workshop: workshop)
    var comparison = Comparison(
      task: Localized(en: "Make all documents searchable", ko: "모든 문서를 검색할 수 있게 만들기"),
      method: Localized(
        en:
          "lockb ingest without a knowledge base. Beside it: cmark-gfm to plain text in one process, then one FTS5 row a document in one sqlite3 process; the pages of cmark-gfm indexed by Pagefind.",
        ko:
          "지식 베이스가 없는 상태의 lockb ingest. 견주는 것은 한 프로세스의 cmark-gfm으로 평문을 만든 뒤 sqlite3 프로세스 하나로 문서마다 FTS5 행 하나를 넣는 일, 그리고 cmark-gfm이 만든 페이지를 Pagefind로 색인하는 일입니다."
      ),
      ours: Contestant("lockb ingest"),
      others: [
        Contestant("cmark-gfm + sqlite3 FTS5", isInstalled: StockTools.areInstalled),
        Contestant("Pagefind", isInstalled: ChildProcess.exists("pagefind")),
      ])
    if comparison.others[1].isInstalled { try stock.writePages(corpus, to: "pages") }
    for _ in 0..<rounds {
      workshop.remove("kb.sqlite")
      comparison.ours.run { lockb("ingest", corpus.folder, "--kb", knowledgeBase) }
      try comparison.others[0].run { try stock.ingest(corpus) }
      comparison.others[1].run {
        ChildProcess.run("pagefind", ["--site", workshop.path("pages")])
      }
    }
    comparison.ours.output = workshop.size("kb.sqlite")
    comparison.others[0].output = workshop.size("stock.sqlite")
    comparison.others[1].output = workshop.size("pages/pagefind")
    return comparison
  }

  private func change() throws -> Comparison {
    var comparison = Comparison(
      task: Localized(en: "Take up one changed document", ko: "바뀐 문서 하나 반영하기"),
      method: Localized(
        en:
          "lockb ingest after a line was added to one document. The others know no such step and do everything again; their time is the one above.",
        ko: "문서 하나에 한 줄을 더한 뒤의 lockb ingest. 다른 프로그램에는 이런 단계가 없어 모두 다시 하며, 시간은 위와 같습니다."
      ),
      ours: Contestant("lockb ingest"), others: [])
    for round in 0..<rounds {
      try workshop.change(corpus, round)
      comparison.ours.run { lockb("ingest", corpus.folder, "--kb", knowledgeBase) }
    }
    return comparison
  }

  private func parse() throws -> Comparison {
    var comparison = Comparison(
      task: Localized(en: "Parse all documents", ko: "모든 문서 파싱하기"),
      method: Localized(
        en:
          "One process each, which reads every file. lockb builds trees with exact byte ranges, front matter, shortcodes and recovered tables; cmark-gfm writes its tree as XML.",
        ko:
          "프로세스 하나가 모든 파일을 읽습니다. lockb는 정확한 바이트 범위, 머리글 정보, 쇼트코드, 복구한 표가 든 트리를 만들고, cmark-gfm은 트리를 XML로 씁니다."
      ),
      ours: Contestant("LockbMarkdown"),
      others: [Contestant("cmark-gfm", isInstalled: ChildProcess.exists("cmark-gfm"))])
    for _ in 0..<rounds {
      comparison.ours.run { ChildProcess.run(development, ["parse", corpus.folder]) }
      comparison.others[0].run {
        ChildProcess.run(
          "cmark-gfm", ["-t", "xml"] + StockTools.extensions + corpus.files.map(\.location))
      }
    }
    return comparison
  }

  private func search() throws -> Comparison {
    let questions = try corpus.questions()
    let stock = StockTools(workshop: workshop)
    var comparison = Comparison(
      task: Localized(
        en: "Answer a question, a process each", ko: "질문 하나에 프로세스 하나로 답하기"),
      method: Localized(
        en:
          "The same words out of the documents. sqlite3 ranks by BM25 and prints an excerpt; ripgrep lists matching lines unranked. Pagefind answers in a browser only.",
        ko:
          "문서에서 뽑은 같은 낱말들. sqlite3는 BM25로 순위를 매기고 발췌를 출력하며, ripgrep은 맞는 줄을 순위 없이 늘어놓습니다. Pagefind는 브라우저에서만 답합니다."
      ),
      ours: Contestant("lockb search"),
      others: [
        Contestant("sqlite3 FTS5", isInstalled: StockTools.areInstalled),
        Contestant("ripgrep", isInstalled: ChildProcess.exists("rg")),
      ])
    for _ in 0..<rounds {
      for question in questions {
        comparison.ours.run {
          lockb("search", question, "--kb", knowledgeBase, "--content", corpus.folder)
        }
        comparison.others[0].run { stock.search(question) }
        comparison.others[1].run {
          ChildProcess.run("rg", ["--ignore-case", "--", question, corpus.folder])
        }
      }
    }
    return comparison
  }

  private func check() throws -> Comparison {
    var comparison = Comparison(
      task: Localized(en: "Check all documents", ko: "모든 문서 확인하기"),
      method: Localized(
        en:
          "lockb check reads claims, links, names, tables and translations. PyMarkdown, a linter written in Python, reads the form of the Markdown alone.",
        ko:
          "lockb check는 주장, 링크, 이름, 표, 번역을 봅니다. Python으로 만든 PyMarkdown은 마크다운의 형식만 봅니다."
      ),
      ours: Contestant("lockb check"),
      others: [Contestant("PyMarkdown", isInstalled: ChildProcess.exists("pymarkdown"))])
    for _ in 0..<rounds {
      comparison.ours.run { lockb("check", corpus.folder) }
      comparison.others[0].run {
        ChildProcess.run("pymarkdown", ["scan", "--recurse", corpus.folder])
      }
    }
    return comparison
  }
}
