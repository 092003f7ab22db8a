/// Finds the frames that make up a clause.
struct FrameMatcher: Sendable {
  let frames: [Frame]

  /// What a clause came to: the terms that its frames made, and what no frame took.
  struct Match {
    var terms: [(role: Frame.Role, term: ClaimTerm)] = []
    var rest: [Item] = []
    var names: [String] = []
    var kind: ClaimKind?
    var modality: ClaimQuestion.Modality?
  }

  /// Takes the frames in the order of the table until none fits.
  func match(_ clause: Clause) -> Match {
    var match = Match(rest: clause.items)
    var isDenied = clause.isNegated
    for frame in frames {
      while let places = places(of: frame, in: match.rest) {
        add(frame, places, isDenied: isDenied, to: &match)
        isDenied = false
      }
    }
    if isDenied, !match.rest.isEmpty {
      match.rest[match.rest.count - 1].isNegated.toggle()
    }
    return match
  }

  /// The items that a frame's elements stand for, by element; nil where one is missing.
  private func places(of frame: Frame, in items: [Item]) -> [Int?]? {
    var taken: Set<Int> = []
    var places: [Int?] = []
    for element in frame.elements {
      let place = items.indices.first { index in
        !taken.contains(index) && Self.sense(of: items[index], for: element) != nil
      }
      if let place {
        taken.insert(place)
      } else if !element.isOptional {
        return nil
      }
      places.append(place)
    }
    return taken.isEmpty ? nil : places
  }

  private static func sense(of item: Item, for element: Frame.Element) -> String? {
    if let slot = element.slot, item.slot != slot { return nil }
    if let isNegated = element.isNegated, item.isNegated != isNegated { return nil }
    for (type, value) in element.choices {
      let sense = item.senses.first { sense in
        let isType = sense.prefix { $0 != "/" } == type
        return isType && (value == "*" || sense.dropFirst(type.count + 1) == value)
      }
      if let sense { return sense }
    }
    return nil
  }

  private func add(_ frame: Frame, _ places: [Int?], isDenied: Bool, to match: inout Match) {
    var values: [(type: String, value: String, isNegated: Bool)] = []
    var isNegated = isDenied
    for (element, place) in zip(frame.elements, places) {
      guard let place, let sense = Self.sense(of: match.rest[place], for: element) else { continue }
      let type = sense.prefix { $0 != "/" }
      let value = String(sense.dropFirst(type.count + 1))
      // A sign that the frame asks for is part of its meaning.
      let sign = element.isNegated == nil && match.rest[place].isNegated
      if type == "verb" || !frame.outputs.contains(where: { $0.pattern.contains("$\(type)") }) {
        if sign { isNegated.toggle() }
      }
      values.append((String(type), value, sign))
    }
    for (index, output) in frame.outputs.enumerated() {
      var concept = output.pattern
      var sign = output.isNegated
      for (type, value, isNegated) in values where concept.contains("$\(type)") {
        concept = concept.replacing("$\(type)", with: value)
        if isNegated, type != "verb" { sign.toggle() }
      }
      // What an optional element would have said is left open.
      if let dollar = concept.firstIndex(of: "$") { concept = concept[..<dollar] + "any" }
      if index == frame.outputs.count - 1, isNegated { sign.toggle() }
      match.terms.append((output.role, ClaimTerm(concept, isNegated: sign)))
    }
    match.kind = match.kind ?? frame.kind
    match.modality = match.modality ?? frame.modality
    if frame.outputs.isEmpty, isNegated { match.modality = .needNot }
    match.names.append(frame.name)
    let taken = Set(places.compactMap { $0 })
    match.rest = match.rest.indices.filter { !taken.contains($0) }.map { match.rest[$0] }
  }
}
