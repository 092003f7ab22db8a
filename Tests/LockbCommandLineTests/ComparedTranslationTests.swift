import CoreLocationPack
import LockbCheck
import LockbTestSupport
import Testing

@testable import LockbCommandLine

/// Translations compared with the words of the framework: what names nothing in code may still be of
/// a level, and a cell stands beside its own.
@Suite struct ComparedTranslationTests {
  private static let knowledge = [CoreLocationPack.pack].checkKnowledge()

  private func differences(_ english: String, _ korean: String) -> [String] {
    let claims = "After Don’t Allow, the delegate hears `denied`."
    let korean =
      "# 권한 {#page}\n\n\(korean)\n\n## 끝 {#end}\n\n‘허용 안 함’을 고르면 델리게이트는 `denied`를 받습니다.\n"
    let files = [
      ("page.en.md", "# Page {#page}\n\n\(english)\n\n## End {#end}\n\n\(claims)\n"),
      ("page.ko.md", korean),
    ]
    return CheckedFiles(files, knowledge: Self.knowledge).findings
      .filter { $0.rule == "differing-translation" }.map(\.quote)
  }

  @Test func findsALevelInALongerName() {
    #expect(
      differences(
        "In provisional When In Use the status is `authorizedAlways`.",
        "임시 항상 허용에서 상태는 `authorizedAlways`입니다.") == ["항상 허용에서"])
    #expect(
      differences(
        "A When In Use request shows the prompt of `requestAlwaysAuthorization()`.",
        "항상 허용을 요청하면 `requestAlwaysAuthorization()`의 알림이 나옵니다.") == ["항상 허용을"])
    #expect(
      differences(
        "In provisional Always the status is `authorizedAlways`.",
        "임시 항상 허용에서 상태는 `authorizedAlways`입니다."
      ).isEmpty)
  }

  @Test func findsADenialInACellThatNamesNothingInCode() {
    let cells = { (flag: String, text: String) in
      "| A | B |\n| --- | --- |\n| `\(flag)` | \(text) |"
    }
    #expect(
      differences(
        cells("insufficientlyInUse", "the app is in use"),
        cells("insufficientlyInUse", "앱이 사용 중이 아님")) == ["앱이 사용 중이 아님"])
    #expect(
      differences(
        cells("insufficientlyInUse", "the app is out of use"),
        cells("insufficientlyInUse", "앱이 사용 중이 아님")
      ).isEmpty)
  }
}
