internal import LockbBase
internal import LockbPack

/// Every context of a machine that the site shows: each platform, each version that differs, each
/// set of the keys that matter there.
struct MachineAtlas: Sendable {
  /// A platform from one version on.
  struct Place: Sendable {
    /// The platform.
    var platform: String
    /// The first version.
    var version: String
    /// The version that begins to differ; nil where nothing newer does.
    var end: String?
    /// The keys that make a difference here.
    var keys: [String]
    /// The positions of the contexts by the keys present: bit `n` stands for `keys[n]`.
    var contexts: [Int]

    /// The position of the context of an application that declares every key.
    var whole: Int { contexts.last ?? 0 }

    /// The keys of a choice.
    func declared(_ choice: Int) -> [String] {
      keys.indices.filter { choice >> $0 & 1 == 1 }.map { keys[$0] }
    }
  }

  /// What can happen to an application.
  struct Context: Sendable {
    /// A name for files: `ios-18`, with the keys as a number where some are missing.
    var name: String
    /// The first place and set of keys where it happens.
    var request: ReferenceRequest
    /// What can happen.
    var map: ReferenceMap
  }

  /// By platform and version.
  private(set) var places: [Place] = []
  /// Different from each other, by the first place where they happen.
  private(set) var contexts: [Context] = []

  /// Explores a machine; a place that it cannot map is left out.
  init(_ machine: ReferenceMachine) {
    let drafts = Self.drafts(of: machine)
    // What happens is explored once for all requests with the same essence.
    var essences: Set<String> = []
    let first = drafts.flatMap(\.choices).filter { essences.insert($0.essence).inserted }
    let maps = concurrentMap(first) { try? machine.map($0.request).get() }
    var numbers: [String: Int] = [:]
    for (choice, map) in zip(first, maps) {
      if let map { numbers[choice.essence] = number(of: map, choice.name, choice.request) }
    }
    for draft in drafts {
      var place = draft.place
      place.contexts = draft.choices.compactMap { numbers[$0.essence] }
      if place.contexts.count == draft.choices.count { places.append(place) }
    }
  }

  /// A place whose contexts have not been explored.
  private struct Draft {
    var place: Place
    /// By the keys present.
    var choices: [Choice]
  }

  /// A context that has not been explored.
  private struct Choice {
    var name: String
    var request: ReferenceRequest
    var essence: String
  }

  private static func drafts(of machine: ReferenceMachine) -> [Draft] {
    let usual = machine.usualKeys([])
    return machine.platforms().flatMap { platform in
      platform.versions.enumerated().map { index, version in
        func request(_ keys: [String]) -> ReferenceRequest {
          ReferenceRequest(platform: platform.name, version: version, keys: keys)
        }
        func essence(_ keys: [String]) -> String { machine.essence(request(keys)) }
        let keys = usual.filter { key in
          essence(usual) != essence(usual.filter { $0 != key }) || essence([]) != essence([key])
        }
        let end = platform.versions.dropFirst(index + 1).first
        let place = Place(
          platform: platform.name, version: version, end: end, keys: keys, contexts: [])
        let count = 1 << keys.count
        let name = slug(platform.name, version)
        let choices = (0..<count).map { choice in
          let declared = place.declared(choice)
          return Choice(
            name: choice == count - 1 ? name : name + "-keys-\(choice)",
            request: request(declared), essence: essence(declared))
        }
        return Draft(place: place, choices: choices)
      }
    }
  }

  private mutating func number(
    of map: ReferenceMap, _ name: String, _ request: ReferenceRequest
  ) -> Int {
    var map = map
    map.graph = map.graph.untitled
    if let number = contexts.firstIndex(where: { $0.map == map }) { return number }
    contexts.append(Context(name: name, request: request, map: map))
    return contexts.count - 1
  }

  /// A name for files and addresses: `ios-13-4`.
  static func slug(_ platform: String, _ version: String) -> String {
    let text = "\(platform)-\(version)".lowercased()
    return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// The place of a platform and version; nil before the first.
  func place(_ platform: String, _ version: String) -> Place? {
    guard let version = Version(version) else { return nil }
    return places.last { place in
      place.platform == platform && Version(place.version).map { $0 <= version } ?? false
    }
  }
}
