import Testing

@testable import LockbSite

@Suite struct LongNameTests {
  private func written(_ text: String, in room: HTML.Room) -> String {
    var html = HTML()
    html.names(text, in: room)
    return html.text
  }

  @Test func breaksALongNameAtItsHumpsAndBehindItsPoints() {
    #expect(
      written("CLError.locationUnknownNow", in: .cell)
        == "CLError.<wbr>location<wbr>UnknownNow")
    #expect(
      written("locationManager(_:didFailWithError:)", in: .line)
        == "location<wbr>Manager(_:<wbr>didFail<wbr>With<wbr>Error:)")
  }

  @Test func leavesShortNamesAndWordsWhole() {
    #expect(written("authorizedWhenInUse", in: .cell) == "authorizedWhenInUse")
    #expect(
      written("requestAlwaysAuthorization()", in: .line) == "requestAlwaysAuthorization()")
    #expect(
      written("a sentence of many short words", in: .cell) == "a sentence of many short words")
  }

  @Test func breaksATitleThatIsWiderThanAPhone() {
    #expect(written("CLAccuracyAuthorization", in: .title) == "CLAccuracy<wbr>Authorization")
    #expect(written("authorizedAlways", in: .title) == "authorizedAlways")
  }

  @Test func escapesEveryPart() {
    #expect(
      written("<script>alertAlert(documentCookie)", in: .cell)
        == "&lt;script&gt;alert<wbr>Alert(<wbr>document<wbr>Cookie)")
  }

  @Test func breaksNamesOfTablesSoonerThanNamesOfLines() {
    let name = "requestWhenInUseNow()"
    let page = site([("a.en.md", "# A\n\n`\(name)`\n\n| x |\n| - |\n| `\(name)` |\n")])
    let html = page["en/a/index.html"] ?? ""
    #expect(html.contains("<p><code>\(name)</code></p>"))
    #expect(html.contains("<td><code>request<wbr>When<wbr>InUse<wbr>Now()</code></td>"))
  }
}
