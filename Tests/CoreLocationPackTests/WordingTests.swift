import Foundation
import LockbBase
import LockbKnowledge
import Testing

@testable import CoreLocationPack

@Suite struct WordingTests {
  /// Every text of an entity that a reader sees, in one language.
  private func texts(of entity: Entity, in language: Language) -> [String] {
    [entity.summary[language]]
      + entity.properties.flatMap { [$0.label[language], $0.value[language]] }
  }

  private func hasHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  @Test func summarizesEveryEntityInBothLanguages() {
    for entity in entities {
      #expect(!entity.name.english.isEmpty && !entity.name.korean.isEmpty, "\(entity.id)")
      #expect(entity.summary.english.hasSuffix("."), "\(entity.id)")
      #expect(!hasHangul(entity.summary.english), "\(entity.id)")
      #expect(entity.summary.korean.hasSuffix("니다."), "\(entity.id)")
    }
  }

  @Test func writesPropertiesInTheLanguageTheyAreFor() {
    for property in entities.flatMap(\.properties) {
      #expect(!hasHangul(property.label.english + property.value.english), "\(property)")
      #expect(hasHangul(property.label.korean), "\(property)")
      if property.value.korean != property.value.english {
        #expect(hasHangul(property.value.korean), "\(property)")
      }
    }
  }

  @Test func leavesNoSentenceOfAPropertyUntranslated() {
    for property in entities.flatMap(\.properties)
    where property.value.korean == property.value.english {
      #expect(!property.value.english.contains(" is "), "\(property)")
    }
  }

  @Test func composesEveryText() {
    for entity in entities {
      let texts =
        [entity.id, entity.name.english, entity.name.korean]
        + entity.aliases.map(\.text) + texts(of: entity, in: .english)
        + texts(of: entity, in: .korean)
      for text in texts {
        let composed = text.precomposedStringWithCanonicalMapping
        #expect(text.unicodeScalars.elementsEqual(composed.unicodeScalars), "\(entity.id)")
        #expect(text.trimmingCharacters(in: .whitespaces) == text, "\(entity.id): \(text)")
        #expect(!text.contains("  "), "\(entity.id): \(text)")
      }
    }
  }

  @Test func keepsToItsOwnGlossary() {
    let forbidden = entities.flatMap(\.aliases).filter { $0.standing == .forbidden }
    #expect(forbidden.count > 10)
    for entity in entities {
      for alias in forbidden {
        guard let language = alias.language else { continue }
        for text in texts(of: entity, in: language) {
          #expect(!text.contains(alias.text), "\(entity.id) says \(alias.text)")
        }
      }
    }
  }

  @Test func usesEveryLabel() {
    let used = Set(entities.flatMap(\.properties).map(\.label))
    for label in PropertyLabel.allCases {
      #expect(used.contains(label.text), "\(label)")
    }
  }
}
