import LockbBase
import LockbKnowledge
import Testing

@Suite struct GlossaryTests {
  private let terms = entities.filter { $0.kind == .term }

  private func renderings(
    _ term: Entity, _ language: Language, _ standing: Alias.Standing
  ) -> [String] {
    term.aliases.filter { $0.language == language && $0.standing == standing }.map(\.text)
  }

  @Test(arguments: ExpectedRows.glossary.split(separator: "\n").map(String.init))
  func holdsTheRenderingsOfEveryRow(row: String) throws {
    let fields = row.split(separator: " = ").map(String.init)
    let term = try #require(terms.first { $0.sources.contains(fields[0]) })
    let english = fields[1].split(separator: ", ").map(String.init)
    let korean = fields[2].split(separator: ", ").map(String.init)
    #expect(renderings(term, .korean, .preferred) == korean)
    #expect(term.name == Localized(en: english[0], ko: korean[0]))
    #expect(renderings(term, .english, .preferred).first == english[0])
    #expect(Set(english).isSubset(of: term.aliases.filter { $0.language == .english }.map(\.text)))
  }

  @Test func ordersTheRowsFromG01ToG60() {
    let rows = terms.compactMap { $0.sources.first { $0.hasPrefix("G") } }
    #expect(rows == (1...60).map { "G" + ($0 < 10 ? "0" : "") + "\($0)" })
  }

  @Test func listsTheNameAmongTheRenderings() {
    for term in terms {
      #expect(term.aliases.contains(Alias(term.name.english, .english, .preferred)))
      #expect(term.aliases.contains(Alias(term.name.korean, .korean, .preferred)))
      #expect(Set(term.aliases).count == term.aliases.count, "\(term.id)")
    }
  }

  @Test func leadsOneRenderingToOneTerm() {
    var owners: [String: [String]] = [:]
    for term in terms {
      for alias in term.aliases {
        owners["\(alias.language?.rawValue ?? "code") \(alias.text)", default: []].append(term.id)
      }
    }
    let shared = owners.filter { $0.value.count > 1 }
    #expect(
      shared == [
        "ko 알림": ["term/prompt", "term/notification"],
        "ko 앱을 사용하는 동안 허용": ["term/when-in-use", "term/allow-while-using-app"],
      ])
  }

  @Test func forbidsMisspeltRenderings() {
    let forbidden = terms.flatMap { renderings($0, .korean, .forbidden) }
    #expect(
      forbidden == [
        "앱이 사용중일 때", "권한상태", "인터럽션", "노티피케이션", "로케이션 서비스", "포어그라운드", "사용중",
        "딜리게이트", "메소드", "위치 노티피케이션 트리거", "앱이 사용중일 때 권한을 요청",
      ])
    #expect(terms.allSatisfy { renderings($0, .english, .forbidden).isEmpty })
  }

  @Test(arguments: [
    ("term/when-in-use", "api/CLLocationManager.requestWhenInUseAuthorization()"),
    ("term/when-in-use", "status/authorizedWhenInUse"),
    ("term/when-in-use", "key/NSLocationWhenInUseUsageDescription"),
    ("term/allow-once", "term/temporary-when-in-use"),
    ("term/not-determined", "status/notDetermined"),
    (
      "term/location-update",
      "api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)"
    ),
  ])
  func leadsFromATermToWhatItNames(term: String, target: String) throws {
    #expect(try entity(term).relations.contains(Relation(.related, target)))
  }

  @Test func leadsEveryTermSomewhere() {
    for term in terms { #expect(!term.relations.isEmpty, "\(term.id)") }
  }
}
