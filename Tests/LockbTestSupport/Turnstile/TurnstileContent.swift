extension TurnstilePack {
  /// A few documents about turnstiles in both languages, by path.
  public static let content = [
    "gates/single-ride.en.md": """
    ---
    title: A single ride
    description: What one coin is good for.
    tags: [coins]
    ---

    # A single ride

    A coin opens the gate **once**. Call `requestPassage()` before the guest pushes.

    ## After the ride

    The gate is `locked` again, and the next guest pays anew.

    | Coin | Status | Rides |
    | --- | --- | --- |
    | none | `locked` | 0 |
    | one | `unlocked` | 1 |

    ```swift
    let gate = Turnstile()
    gate.requestPassage()
    ```

    > **Note**: a bent coin is returned.
    """,
    "gates/single-ride.ko.md": """
    ---
    title: 한 번 타기
    description: 동전 하나로 할 수 있는 일.
    tags: [coins]
    ---

    # 한 번 타기

    동전은 문을 **한 번** 엽니다. 손님이 밀기 전에 `requestPassage()`를 호출하세요.

    ## 타고 난 뒤

    문은 다시 `locked` 상태가 되고, 다음 손님은 요금을 새로 냅니다.

    | 동전 | 상태 | 횟수 |
    | --- | --- | --- |
    | 없음 | `locked` | 0 |
    | 하나 | `unlocked` | 1 |

    > **참고**: 구부러진 동전은 돌려줍니다.
    """,
    "gates/maintenance.en.md": """
    # Maintenance

    Oil the hinge every month. See [a single ride](single-ride.en.md#after-the-ride).

    - Check the coin box.
    - Check the arm:
      1. push it,
      2. listen.
    """,
    "gates/lost-property.ko.md": """
    # 분실물

    개찰구에 두고 간 우산은 역무실에서 찾습니다.
    """,
  ]
}
