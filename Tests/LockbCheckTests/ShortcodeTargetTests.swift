import LockbCheck
import Testing

@Suite struct ShortcodeTargetTests {
  private let files = [
    (path: "park/fare.ko.md", text: "# 요금\n"), (path: "park/v1.2.ko.md", text: "# 새 판\n"),
    (path: "park/map.png", text: ""), (path: "park/art/tree.png", text: ""),
  ]

  private func rules(_ text: String) -> [String] {
    check(files + [("park/gate.ko.md", text), ("park/gate.en.md", text)])
      .filter { $0.rule == "missing-shortcode-target" || $0.rule == "unresolved-link" }
      .map { "\($0.rule) \($0.quote)" }
  }

  @Test(arguments: [
    "{{< ref exit.md >}}", "{{< relref path=\"exit.md\" >}}",
    "{{% ref path=exit.md lang=\"ko\" %}}",
    "{{< ref \"exit.md\" >}}", "{{< relref `출구` >}}", "{{< ref 출구.md#문 >}}",
    "{{< figure src=\"exit.png\" >}}", "{{< figure src=\"./art/bush.png\" alt=\"덤불\" >}}",
    "{{< figure src=`나무.png` >}}",
  ])
  func findsWhatIsNotThere(shortcode: String) {
    let found = Array(repeating: "missing-shortcode-target \(shortcode)", count: 2)
    #expect(rules("\(shortcode)\n") == found)
    #expect(rules("여기 \(shortcode)를 보세요.\n") == found)
  }

  @Test(arguments: [
    "{{< ref fare.md >}}", "{{< relref path=\"fare\" >}}", "{{< ref v1.2 >}}", "{{< ref \"#문\" >}}",
    "{{< ref . >}}", "{{< ref \"/\" >}}", "{{< ref lang=\"ko\" >}}",
    "{{< figure src=\"map.png\" >}}",
    "{{< figure src=\"art/tree.png\" >}}", "{{< figure src=\"/art/bush.png\" >}}",
    "{{< figure src=\"images/bush.png\" >}}", "{{< figure src=\"https://a.example/b.png\" >}}",
    "{{< figure src=\"{{ .Name }}.png\" >}}", "{{</* ref exit.md */>}}", "`{{< ref exit.md >}}`",
    "{{< video src=\"exit.mp4\" >}}",
  ])
  func leavesWhatIsThereOrMayBe(shortcode: String) {
    #expect(rules("여기 \(shortcode) 있습니다.\n") == [])
  }

  @Test func tellsOfALinkOnce() {
    #expect(
      rules("[출구]({{< ref \"exit.md\" >}})\n")
        == Array(repeating: "missing-shortcode-target {{< ref \"exit.md\" >}}", count: 2))
    #expect(
      rules("[{{< icon >}} 출구](exit.md)\n")
        == Array(repeating: "unresolved-link [{{< icon >}} 출구](exit.md)", count: 2))
  }
}
