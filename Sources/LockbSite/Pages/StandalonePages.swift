internal import LockbBase

/// Pages outside the sides of the site: the entrance, and the one for what is not there.
struct StandalonePages {
  let context: SiteContext

  var files: [SiteFile] {
    let theme = context.source.theme
    var values = TemplateValues()
    values.add("siteEnglish", context.source.name.english)
    values.add("siteKorean", context.source.name.korean)
    values.add("base", context.source.options.baseURL ?? "")
    values.add("english", .words(theme.words(.english), mark: "en"))
    values.add("korean", .words(theme.words(.korean), mark: "ko"))
    return ["index": "index.html", "not-found": "404.html"].sorted { $0.key < $1.key }
      .compactMap { template, file in
        theme.render(template, values).map { SiteFile(file, $0) }
      }
  }
}
