extension Tables {
  /// Glossary: rows of the Settings app (2.3).
  static let settingsTerms = """
    ask-next-time
    english Ask Next Time
    korean 다음번에 묻기
    also.en Ask Next Time Or When I Share
    also.ko 다음번에 묻기 또는 내가 공유할 때
    en The row of Settings that puts the status back to notDetermined, so that the next request
      prompts again.
    ko 권한 상태를 notDetermined로 되돌리는 설정의 항목입니다. 다음에 요청하면 알림이 다시
      나타납니다.
    note versions | Ask Next Time on iOS 13 and 14; Ask Next Time Or When I Share on iOS 15 and
      later.
      | iOS 13과 14에서는 다음번에 묻기, iOS 15 이상에서는 다음번에 묻기 또는 내가 공유할
      때입니다.
    see status/notDetermined term/settings-app term/temporary-when-in-use
    from T61 T62 C-4
    """
}
