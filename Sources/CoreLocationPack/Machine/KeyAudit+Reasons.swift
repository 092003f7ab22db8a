internal import LockbBase
internal import LockbPack

extension KeyAudit {
  /// What a key is worth that the request does not read on this version, and who reads it instead.
  func useless(_ key: String, _ declared: [String]) throws(ModelRunError) -> ReferenceAudit.Key {
    let places = ModelExplore.places.filter { $0.platform.rawValue == platform }.map(\.version)
    let readers = places.filter { (try? isRead(key, beside: declared, "\($0)")) == true }
    let range = readers.last.map { last in
      platform + " " + PlaceList.range(readers[0], before: places.first { $0 > last })
    }
    if let call = try otherReader(of: key, beside: declared) {
      let later = range.map { range in
        Localized(en: "; for this request \(range)", ko: ". 이 요청에는 \(range)에서 씁니다")
      }
      return .init(
        key, .unused,
        Localized(
          en: "only \(call)() reads it here" + (later?.english ?? ""),
          ko: "여기서는 \(call)() 요청에만 씁니다" + (later?.korean ?? "")))
    }
    guard let range, let first = readers.first else {
      return .init(
        key, .unused,
        Localized(en: "\(platform) does not read it for this", ko: "\(platform)에서는 이 요청에 쓰지 않습니다"))
    }
    let isEarly = Version(version).map { first > $0 } ?? false
    return .init(
      key, isEarly ? .early : .outdated,
      Localized(en: "only \(range) read it", ko: "\(range)에서만 씁니다"))
  }

  /// The call of another request that reads a key on this version.
  private func otherReader(
    of key: String, beside declared: [String]
  ) throws(ModelRunError) -> String? {
    for level in Self.levels.prefix(2) {
      let other = try KeyAudit(level: level, platform: platform, version: version)
      guard let request = other.requests.first, request != requests.last else { continue }
      // A request that does not exist here reads nothing.
      guard (try? other.isRead(key, beside: declared, version)) == true else { continue }
      return ModelSentence.method(of: request)
    }
    return nil
  }

  /// The keys that turn implicit sessions off, where the app declares them. No request reads them,
  /// but every session does (R25).
  func modeKeys(
    _ declared: [String: ReferenceAudit.Declared]
  ) throws(ModelRunError) -> [ReferenceAudit.Key] {
    let places = ModelExplore.places.filter { $0.platform.rawValue == platform }.map(\.version)
    let readers = places.filter { (try? readsModeKey($0)) == true }
    return try Self.explicitModeKeys.filter { declared[$0] == .bool(true) }
      .map { (key) throws(ModelRunError) in
        guard let first = readers.first else {
          return .init(
            key, .unused,
            Localized(en: "\(platform) does not read it", ko: "\(platform)에서는 쓰지 않습니다"))
        }
        guard let here = Version(version), try readsModeKey(here) else {
          let range = platform + " " + PlaceList.range(first, before: nil)
          return .init(
            key, .early, Localized(en: "only \(range) read it", ko: "\(range)에서만 씁니다"))
        }
        guard key == Self.explicitModeKeys[0] else {
          return .init(
            key, .contested,
            Localized(
              en: "the spelling in use is \(Self.explicitModeKeys[0]) (C-2)",
              ko: "쓰이는 이름은 \(Self.explicitModeKeys[0])입니다 (C-2)"))
        }
        return .init(
          key, .present,
          Localized(
            en: "nothing prompts or runs without a service session (T106)",
            ko: "서비스 세션 없이는 알림도 반복도 없습니다 (T106)"))
      }
  }

  private func readsModeKey(_ version: Version) throws(ModelRunError) -> Bool {
    try ModelContext(ReferenceRequest(platform: platform, version: "\(version)")).readKeys
      .contains(.explicitSession)
  }
}

extension ReferenceAudit.Key {
  init(
    _ name: String, _ verdict: ReferenceAudit.Verdict,
    _ reason: Localized<String> = Localized(en: "", ko: "")
  ) {
    self.init(name: name, verdict: verdict, reason: reason)
  }
}
