import LockbSite
import Testing

@Suite struct RouteTests {
  @Test func leadsFromPageToPageWithoutKnowingTheRoot() {
    let here = Route(.english, "guides/doors")
    #expect(here.relative(to: Route(.english, "guides/keys")) == "../keys/index.html")
    #expect(
      here.relative(to: Route(.korean, "guides/doors")) == "../../../ko/guides/doors/index.html")
    #expect(here.relative(to: here, anchor: "open") == "#open")
    #expect(here.relative(to: here) == "index.html")
    #expect(here.relative(to: "assets/style.css") == "../../../assets/style.css")
    #expect(Route(.english, "").relative(to: here) == "guides/doors/index.html")
  }
}
