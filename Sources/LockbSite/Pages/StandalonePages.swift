internal import LockbBase

/// Pages outside the sides of the site: the entrance, and the one for what is not there.
struct StandalonePages {
  let context: SiteContext

  var files: [SiteFile] {
    let values: [String: Any] = [
      "siteEnglish": context.source.name.english,
      "siteKorean": context.source.name.korean,
      "base": context.source.options.baseURL ?? "",
      "isLive": context.source.options.isLive,
      "english": context.source.theme.words(.english),
      "korean": context.source.theme.words(.korean),
    ]
    return ["index": "index.html", "not-found": "404.html"].sorted { $0.key < $1.key }
      .compactMap { template, file in
        context.source.theme.render(template, values).map { SiteFile(file, text: $0) }
      }
  }
}
