/// `sitemap.xml`: every listed page, with its translation where there is one.
struct SiteMap {
  let routes: [Route]
  let base: String

  var text: String {
    let known = Set(routes)
    var html = HTML("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    html.add("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"")
    html.add(" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n")
    for route in routes.sorted() {
      html.open("url")
      html.element("loc", text: base + route.folder)
      let pair = [Route(Route.Side.english, route.path), Route(Route.Side.korean, route.path)]
      if pair.allSatisfy(known.contains) {
        for (language, there) in zip(["en", "ko", "x-default"], pair + pair.prefix(1)) {
          html.open(
            "xhtml:link",
            [("rel", "alternate"), ("hreflang", language), ("href", base + there.folder)])
          html.close("xhtml:link")
        }
      }
      html.close("url")
      html.add("\n")
    }
    html.close("urlset")
    return html.text + "\n"
  }
}
