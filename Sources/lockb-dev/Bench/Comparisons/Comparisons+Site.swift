internal import LockbBase

extension Comparisons {
  /// The documents as a site with search.
  func site() throws -> Comparison {
    let hasHugo = ChildProcess.exists("hugo")
    let hasPagefind = ChildProcess.exists("pagefind")
    var comparison = Comparison(
      task: Localized(en: "Build a site with search", ko: "검색이 되는 사이트 만들기"),
      method: Localized(
        en:
          "Each into an empty folder. lockb checks every claim and link on the way. Hugo gets the documents without the dates and fence attributes that stop it, and fills two templates of a few lines, and Pagefind indexes what it wrote; MkDocs Material has a navigation of all pages.",
        ko:
          "저마다 빈 폴더에 씁니다. lockb는 그러면서 모든 주장과 링크를 확인합니다. Hugo에는 빌드를 멈추게 하는 날짜와 코드 울타리 속성을 뺀 문서를 주며, Hugo는 몇 줄짜리 템플릿 두 개를 채우고 Pagefind가 그 결과를 색인하며, MkDocs Material에는 모든 페이지의 내비게이션이 있습니다."
      ),
      ours: Contestant("lockb site build"),
      others: [
        Contestant("Hugo + Pagefind", isInstalled: hasHugo && hasPagefind),
        Contestant("Hugo", isInstalled: hasHugo),
        Contestant("MkDocs Material", isInstalled: ChildProcess.exists("mkdocs")),
      ])
    try writeSources()
    // A disk is slow to give out the numbers of files that were removed just before.
    var outputs: [String] = []
    for round in 0..<rounds {
      outputs = ["lockb", "hugo", "mkdocs"].map { "sites/\(round)-\($0)" }
      comparison.ours.run {
        lockb("site", "build", corpus.folder, "--out", workshop.path(outputs[0]))
      }
      comparison.others[1].run {
        ChildProcess.run(
          "hugo",
          [
            "--quiet", "--source", workshop.path("hugo"), "--destination",
            workshop.path(outputs[1]),
          ])
      }
      let hugo = comparison.others[1].samples.runs.last
      comparison.others[0].run {
        let index = ChildProcess.run("pagefind", ["--site", workshop.path(outputs[1])])
        return hugo.map(index.after) ?? index
      }
      comparison.others[2].run {
        ChildProcess.run(
          "mkdocs",
          [
            "build", "--quiet", "--config-file", workshop.path("mkdocs/mkdocs.yml"), "--site-dir",
            workshop.path(outputs[2]),
          ])
      }
    }
    comparison.ours.output = workshop.size(outputs[0])
    comparison.others[0].output = workshop.size(outputs[1])
    comparison.others[2].output = workshop.size(outputs[2])
    return comparison
  }

  /// What Hugo and MkDocs need beside the documents.
  private func writeSources() throws {
    for file in corpus.files {
      let bytes = try DiskFileSystem().read(file.location)
      try workshop.write(HugoDocument.bytes(of: bytes), to: HugoDocument.path(file.path))
    }
    let hugo = """
      baseURL = "https://example.org/"
      title = "Documents"
      disableKinds = ["taxonomy", "term", "RSS"]
      [languages.en]
      weight = 1
      [languages.ko]
      weight = 2
      """
    let page = """
      <!doctype html><html lang="{{ .Site.Language.Lang }}"><title>{{ .Title }}</title>
      <body><main data-pagefind-body>{{ .Content }}</main></body></html>
      """
    let list = """
      <!doctype html><html lang="{{ .Site.Language.Lang }}"><title>{{ .Title }}</title>
      <body><main data-pagefind-body>{{ .Content }}</main><ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>
      {{ end }}</ul></body></html>
      """
    try workshop.write(hugo.utf8, to: "hugo/hugo.toml")
    try workshop.write(page.utf8, to: "hugo/layouts/_default/single.html")
    try workshop.write(list.utf8, to: "hugo/layouts/_default/list.html")
    let mkdocs = """
      site_name: Documents
      docs_dir: \(corpus.folder)
      theme:
        name: material
      plugins:
        - search:
            lang: [en, ko]
      """
    try workshop.write(mkdocs.utf8, to: "mkdocs/mkdocs.yml")
  }
}
