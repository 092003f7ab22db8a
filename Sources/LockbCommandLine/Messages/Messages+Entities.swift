internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge

extension Messages {
  /// The name of a kind of result.
  func name(of kind: SearchKind) -> String {
    switch kind {
    case .api: pick("API", "API")
    case .key: pick("key", "키")
    case .status: pick("status", "상태")
    case .platform: pick("platform", "플랫폼")
    case .service: pick("service", "서비스")
    case .rule: pick("rule", "규칙")
    case .term: pick("term", "용어")
    case .guide: pick("guide", "안내서")
    }
  }

  /// What an entity is: `method of Door`, `key`.
  func role(_ entity: Entity) -> String {
    guard let symbol = entity.symbol else { return name(of: SearchKind(entity.kind)) }
    let kind = symbolKind(symbol.kind)
    guard let container = symbol.container else { return kind }
    return pick("\(kind) of \(container)", "\(container)의 \(kind)")
  }

  private func symbolKind(_ kind: String) -> String {
    switch kind {
    case "method", "instance method": pick(kind, "메서드")
    case "class method", "type method", "static method": pick(kind, "타입 메서드")
    case "property", "instance property": pick(kind, "속성")
    case "class property", "type property", "static property": pick(kind, "타입 속성")
    case "case", "enumeration case": pick(kind, "케이스")
    case "class": pick(kind, "클래스")
    case "struct", "structure": pick(kind, "구조체")
    case "enum", "enumeration": pick(kind, "열거형")
    case "protocol": pick(kind, "프로토콜")
    case "actor": pick(kind, "액터")
    case "initializer": pick(kind, "이니셜라이저")
    case "typealias", "type alias": pick(kind, "타입 별칭")
    case "function": pick(kind, "함수")
    case "module", "framework": pick(kind, "프레임워크")
    default: kind
    }
  }

  /// Writes one line of platforms: where it exists first, where it does not at the end.
  func write(_ platforms: [Availability], to page: inout Page, indent: Int) {
    var parts = platforms.filter { $0.introduced != nil }.map { StyledText(short($0)) }
    let absent = platforms.filter { $0.introduced == nil }.map(\.platform).joined(separator: ", ")
    if !absent.isEmpty {
      parts.append(StyledText(pick("not on \(absent)", "\(absent)에는 없음"), .faint))
    }
    page.add(parts: parts, indent: indent)
  }

  /// `iOS 8+`; with the version that deprecates it where there is one.
  private func short(_ availability: Availability) -> String {
    let since = availability.introduced.map { $0 == Version(0) ? "" : " \(short($0))+" } ?? ""
    guard let deprecated = availability.deprecated else { return availability.platform + since }
    return availability.platform + since
      + pick(" (deprecated \(short(deprecated)))", " (\(short(deprecated))부터 지원 중단)")
  }

  /// `8` for 8.0, `13.4` for 13.4.
  func short(_ version: Version) -> String {
    version.minor == 0 && version.patch == 0 ? String(version.major) : version.description
  }
}
