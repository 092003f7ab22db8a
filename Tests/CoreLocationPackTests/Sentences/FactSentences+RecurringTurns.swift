extension FactSentences {
  /// What is told again and again of first calls, errors, sessions and switches.
  static let recurringTurns = FactSentences(
    about: "recurring turns",
    wrongEnglish: [
      "The first callback comes after the user has answered the prompt."
    ],
    wrongKorean: [
      "`locationManager(_:didFailWithError:)`를 구현하지 않아도 오류만 무시됩니다.",
      "`locationManager(_:didFailWithError:)`를 구현하지 않아도 문제가 없습니다.",
      "`locationManager(_:didFailWithError:)` 없이도 위치를 쓰는 데 지장이 없습니다.",
      "다시 실행된 뒤 몇 시간 동안은 이전 세션이 유지됩니다.",
      "매니저를 막 만들었을 때는 콜백이 오지 않습니다.",
      "위치 서비스 스위치를 끄면 앱마다 저장된 선택이 사라집니다.",
      "이름이 같은 `CLMonitor`를 여러 개 만들어도 문제없습니다.",
    ],
    rightEnglish: [
      "Implement `locationManager(_:didFailWithError:)` so that errors are not ignored.",
      "If `locationManager(_:didFailWithError:)` is missing, `requestLocation()` throws an exception.",
      "Turning Location Services off does not wipe each app's stored choice.",
      "When Location Services come back on, each app's stored choice is still there.",
      "After the initial call, the delegate is only called when the status changes.",
    ],
    rightKorean: [
      "오류를 무시하지 않으려면 `locationManager(_:didFailWithError:)`를 구현하세요.",
      "재실행 뒤 이전 세션은 한 시간이 아니라 몇 초만 유지됩니다.",
      "위치 서비스를 껐다 켜도 저장된 선택은 사라지지 않습니다.",
      "이름이 서로 다르면 `CLMonitor`를 여러 개 만들어도 괜찮습니다.",
      "첫 콜백은 사용자가 답한 뒤가 아니라 매니저를 만든 뒤에 옵니다.",
      "그 뒤로는 상태가 바뀔 때만 콜백이 옵니다.",
    ])
}
