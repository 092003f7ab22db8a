/// Why the system or a lower layer could not do something. Those say it in English; what is not
/// known here stays in their words.
extension Messages {
  /// What could not be done, in Korean.
  func failed(_ step: String) -> String {
    switch step {
    case "read": "읽을 수 없습니다"
    case "write": "쓸 수 없습니다"
    case "create": "만들 수 없습니다"
    case "enter": "들어갈 수 없습니다"
    case "check": "확인할 수 없습니다"
    case "replace": "바꿀 수 없습니다"
    case "lock": "잠글 수 없습니다"
    case "flush": "디스크에 쓸 수 없습니다"
    default: step
    }
  }

  /// A reason in the user's language.
  func reason(_ english: String) -> String { pick(english, Self.korean[english] ?? english) }

  private static let korean = [
    "No such file or directory": "그런 파일이나 폴더가 없음",
    "Permission denied": "권한 없음",
    "Not a directory": "폴더가 아님",
    "Is a directory": "폴더임",
    "File exists": "같은 이름의 파일이 있음",
    "File name too long": "이름이 너무 긺",
    "No space left on device": "디스크에 빈 공간이 없음",
    "Disk quota exceeded": "디스크 할당량을 넘음",
    "Read-only file system": "읽기 전용 디스크",
    "Operation not permitted": "허용되지 않는 작업",
    "Input/output error": "디스크 오류",
    "Too many levels of symbolic links": "심볼릭 링크가 끝없이 이어짐",
    "Too many open files": "열린 파일이 너무 많음",
    "File too large": "파일이 너무 큼",
    "Address already in use": "다른 프로그램이 쓰고 있음",
    "Broken pipe": "받는 쪽이 먼저 끝남",
    "database disk image is malformed": "내용이 깨짐",
    "file is not a database": "데이터베이스가 아님",
    "disk I/O error": "디스크 오류",
    "unable to open database file": "열 수 없음",
    "it is a folder": "폴더임",
    "it is no regular file": "보통 파일이 아님",
    "it is empty": "비어 있음",
    "it is cut short": "중간에 잘림",
    "its size is not what its header says": "파일 크기가 머리글에 적힌 것과 다름",
    "its header names a journal that lockb does not use": "머리글에 lockb가 쓰지 않는 저널이 적혀 있음",
    "a value is missing where there has to be one": "있어야 할 값이 없음",
    ContentScan.tooLarge: "파일이 \(ContentScan.maximumSize >> 20) MB보다 큼",
    "it is read-only": "읽기 전용 파일",
    "it is no Markdown document": "마크다운 문서가 아님",
    "hidden files are left out": "숨은 파일은 보지 않음",
    "a README is no page of its folder": "README는 폴더의 문서로 보지 않음",
    "the link leads nowhere": "링크가 가리키는 것이 없음",
    "the link leads out of the content folder": "링크가 콘텐츠 폴더 밖을 가리킴",
    "a link leads back to a folder already read": "링크가 이미 읽은 폴더로 되돌아감",
  ]
}
