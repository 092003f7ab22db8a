internal import LockbBase
internal import LockbKnowledge
internal import LockbText

/// What may follow a Korean noun without making another word of it.
enum KoreanParticles {
  static let all: Set<String> = [
    "은", "는", "이", "가", "을", "를", "의", "에", "와", "과", "로", "으로", "도", "만", "에서",
    "에게", "부터", "까지", "보다", "처럼", "마다", "이나", "나", "이란", "란", "이라는", "라는", "에는",
    "에도", "에만", "으로는", "로는", "으로도", "로도", "으로만", "로만", "에서는", "에서도", "이다",
    "입니다", "이며", "이고", "이면", "인", "일", "임", "이라고", "라고", "이라면", "라면", "인지",
    "이었습니다", "였습니다", "이라", "라", "과는", "와는", "과도", "와도", "뿐", "뿐만", "만이", "만을",
  ]
}
