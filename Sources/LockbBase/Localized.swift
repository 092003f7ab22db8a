/// One value in each language.
public struct Localized<Value> {
  /// The English value.
  public var english: Value
  /// The Korean value.
  public var korean: Value

  /// Pairs an English and a Korean value.
  public init(en english: Value, ko korean: Value) {
    self.english = english
    self.korean = korean
  }

  /// The value for a language.
  public subscript(language: Language) -> Value {
    get { language == .english ? english : korean }
    set { if language == .english { english = newValue } else { korean = newValue } }
  }
}

extension Localized: Sendable where Value: Sendable {}
extension Localized: Equatable where Value: Equatable {}
extension Localized: Hashable where Value: Hashable {}
extension Localized: Encodable where Value: Encodable {}
extension Localized: Decodable where Value: Decodable {}

extension Localized {
  private enum CodingKeys: String, CodingKey {
    case english = "en"
    case korean = "ko"
  }
}
