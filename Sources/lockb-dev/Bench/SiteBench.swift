internal import LockbBase

/// How fast a site comes about, beside Hugo with bare templates and Pagefind, and beside Material
/// for MkDocs, on the same documents in one run. A peer that is not installed is left out with a
/// line.
struct SiteBench {
  let workshop: Workshop
  let lockb: String
  let rounds: Int

  /// Measures a corpus: everything, then nothing changed, then one document.
  func compare(_ corpus: Corpus) throws(FileError) {
    print(
      "\nSite of \(corpus.files.count) documents, \(corpus.bytes / 1_000) kB, medians of \(rounds)")
    let copy = try copied(corpus)
    var full = Samples()
    var again = Samples()
    var edited = Samples()
    for round in 0..<rounds {
      _ = ChildProcess.run("rm", ["-rf", workshop.path("site")])
      full.add(build(copy.folder))
      again.add(build(copy.folder))
      try change(copy, round)
      edited.add(build(copy.folder))
    }
    line("lockb, everything", full)
    line("lockb, nothing changed", again)
    line("lockb, one document changed", edited)
    let peers = try peers(of: copy)
    guard !peers.isEmpty else { return }
    for peer in peers { compare(peer, with: full) }
  }

  /// Sites of more and more documents.
  func showGrowth(_ sizes: [Int]) throws(FileError) {
    print("\nSite of generated documents")
    for size in sizes {
      let corpus = try workshop.generate(size, into: "site-growth-\(size)")
      _ = ChildProcess.run("rm", ["-rf", workshop.path("site")])
      var samples = Samples()
      samples.add(build(corpus.folder))
      let each = samples.milliseconds / Double(size)
      line("\(size) documents, \(each.rounded(digits: 2)) ms each", samples)
    }
  }

  // MARK: Peers

  /// Programs that together build a site.
  private struct Peer {
    var name: String
    var steps: [(program: String, arguments: [String])]
    /// What they write.
    var output: String
  }

  private func compare(_ peer: Peer, with full: Samples) {
    var whole = Samples()
    for _ in 0..<rounds {
      _ = ChildProcess.run("rm", ["-rf", peer.output])
      var sum = ChildProcess(milliseconds: 0, peakBytes: 0, status: 0)
      for step in peer.steps {
        let run = ChildProcess.run(step.program, step.arguments)
        sum.milliseconds += run.milliseconds
        sum.peakBytes = max(sum.peakBytes, run.peakBytes)
        if run.status != 0 { sum.status = run.status ?? -1 }
      }
      whole.add(sum)
    }
    line(peer.name, whole)
    let ratio = full.milliseconds / max(whole.milliseconds, 0.001)
    print("  lockb / \(peer.name): \(ratio.rounded(digits: 2))")
  }

  private func peers(of corpus: Corpus) throws(FileError) -> [Peer] {
    var peers: [Peer] = []
    if ChildProcess.run("hugo", ["version"]).status == 0 {
      let root = workshop.path("hugo")
      try writeHugo(corpus.folder)
      var peer = Peer(
        name: "Hugo", steps: [("hugo", ["--quiet", "-s", root, "-d", "\(root)/public"])],
        output: "\(root)/public")
      if ChildProcess.run("python3", ["-m", "pagefind", "--version"]).status == 0 {
        peer.name += " and Pagefind"
        peer.steps.append(("python3", ["-m", "pagefind", "--site", "\(root)/public"]))
      } else {
        print("  Pagefind is not installed: Hugo alone, without a search.")
      }
      peers.append(peer)
    } else {
      print("  Hugo is not installed: nothing to compare with.")
    }
    if ChildProcess.run("python3", ["-c", "import material, mkdocs"]).status == 0 {
      let root = workshop.path("mkdocs")
      try workshop.write(
        "site_name: x\ndocs_dir: \(corpus.folder)\nsite_dir: \(root)/site\ntheme:\n  name: material\n"
          .utf8, to: "mkdocs/mkdocs.yml")
      peers.append(
        Peer(
          name: "Material for MkDocs",
          steps: [("python3", ["-m", "mkdocs", "build", "-q", "-f", "\(root)/mkdocs.yml"])],
          output: "\(root)/site"))
    } else {
      print("  Material for MkDocs is not installed.")
    }
    return peers
  }

  /// The least that Hugo needs: a template for pages and one for lists, and both languages.
  private func writeHugo(_ content: String) throws(FileError) {
    try workshop.write(
      """
      baseURL = "https://docs.example/"
      contentDir = "\(content)"
      defaultContentLanguage = "en"
      defaultContentLanguageInSubdir = true
      disableKinds = ["taxonomy", "term", "rss"]
      [languages.en]
      [languages.ko]
      [markup.highlight]
      noClasses = false

      """.utf8, to: "hugo/hugo.toml")
    let page = """
      <!doctype html><html lang="{{ .Language.Lang }}"><head><meta charset="utf-8">\
      <title>{{ .Title }}</title></head><body><main data-pagefind-body><h1>{{ .Title }}</h1>\
      {{ .Content }}</main></body></html>
      """
    let list = page.replacing("{{ .Content }}", with: "{{ range .Pages }}<p>{{ .Title }}{{ end }}")
    try workshop.write(page.utf8, to: "hugo/layouts/_default/single.html")
    try workshop.write(list.utf8, to: "hugo/layouts/_default/list.html")
  }

  // MARK: Runs

  private func build(_ folder: String) -> ChildProcess {
    ChildProcess.run(lockb, ["site", "build", folder, "--out", workshop.path("site")])
  }

  /// A copy that may be changed.
  private func copied(_ corpus: Corpus) throws(FileError) -> Corpus {
    for file in corpus.files {
      try workshop.write(
        try DiskFileSystem().read(file.location), to: "site-copy/\(file.path)")
    }
    return try Corpus(workshop.path("site-copy"))
  }

  /// Adds a line to one document.
  private func change(_ corpus: Corpus, _ round: Int) throws(FileError) {
    guard let file = corpus.files.first else { return }
    let line = "\nOne more line, number \(round).\n"
    try workshop.write(
      try DiskFileSystem().read(file.location) + Array(line.utf8), to: "site-copy/\(file.path)")
  }

  private func line(_ name: String, _ samples: Samples) {
    let time = samples.milliseconds.rounded(digits: 1)
    let megabytes = (Double(samples.peakBytes) / 1e6).rounded(digits: 1)
    let isFailed = samples.statuses.contains { $0 != 0 }
    print("  \(name): \(time) ms, peak \(megabytes) MB\(isFailed ? "  (failed)" : "")")
  }
}
