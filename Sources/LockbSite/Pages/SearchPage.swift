internal import LockbBase

/// The page of the search form; without scripts, the names of everything.
struct SearchPage {
  let language: Language
  let context: SiteContext

  var content: PageContent {
    let route = Route(language, "search")
    var page = PageContent(
      route, language: language, title: context.word("search", language), main: HTML())
    page.isUnlisted = true
    return page
  }
}
