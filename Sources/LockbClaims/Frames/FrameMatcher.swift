/// Finds the frames that make up a clause.
struct FrameMatcher: Sendable {
  let frames: [Frame]

  /// What a clause came to: the terms that its frames made, and what no frame took.
  struct Match {
    /// With the first token that each of them comes from.
    var terms: [(role: Frame.Role, term: ClaimTerm, place: Int)] = []
    var rest: [Item] = []
    var names: [String] = []
    var kind: ClaimKind?
    var modality: ClaimQuestion.Modality?
  }

  /// Takes the frames in the order of the table until none fits.
  func match(_ clause: Clause) -> Match {
    var match = Match(rest: clause.items)
    var isDenied = clause.isNegated
    // What a clause denies is what it claims, and a circumstance only where it claims nothing.
    var circumstance: Int?
    for frame in frames {
      while let places = places(of: frame, in: match.rest) {
        let isGiven = !frame.outputs.isEmpty && frame.outputs.allSatisfy { $0.role == .condition }
        add(frame, places, isDenied: isDenied && !isGiven, to: &match)
        if isDenied, isGiven {
          circumstance = circumstance ?? match.terms.indices.last
        } else {
          isDenied = false
        }
      }
    }
    if isDenied, let circumstance {
      match.terms[circumstance].term.isNegated.toggle()
    } else if isDenied, !match.rest.isEmpty {
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
    if !element.slots.isEmpty, !element.slots.contains(item.slot) { return nil }
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
    let first = places.compactMap { $0 }.map { match.rest[$0].tokens.lowerBound }.min() ?? 0
    var values: [Int: Value] = [:]
    var isNegated = isDenied
    for (index, (element, place)) in zip(frame.elements, places).enumerated() {
      guard let place, let sense = Self.sense(of: match.rest[place], for: element) else { continue }
      // A sign that the frame asks for is part of its meaning.
      let sign = element.isNegated == nil && match.rest[place].isNegated
      let value = Value(ClaimTerm(sense, isNegated: sign))
      let isUsed = frame.outputs.contains { value.fill($0.pattern, at: index) != $0.pattern }
      if sign, !isUsed { isNegated.toggle() }
      values[index] = value
    }
    for (index, output) in frame.outputs.enumerated() {
      var concept = output.pattern
      var sign = output.isNegated
      for (place, value) in values.sorted(by: { $0.key < $1.key }) {
        let filled = value.fill(concept, at: place)
        if filled != concept, value.term.isNegated { sign.toggle() }
        concept = filled
      }
      if index == frame.outputs.count - 1, isNegated { sign.toggle() }
      // What an optional element would have said is left out.
      if concept.contains("$") { continue }
      match.terms.append((output.role, ClaimTerm(concept, isNegated: sign), first))
    }
    match.kind = match.kind ?? frame.kind
    match.modality = match.modality ?? frame.modality
    match.names.append(frame.name)
    let taken = Set(places.compactMap { $0 })
    match.rest = match.rest.indices.filter { !taken.contains($0) }.map { match.rest[$0] }
  }

  /// What an element stands for.
  private struct Value {
    var term: ClaimTerm

    init(_ term: ClaimTerm) { self.term = term }

    /// A pattern with `$2`, the concept at that place, or `$type`, its value, filled in.
    func fill(_ pattern: String, at place: Int) -> String {
      if pattern == "$\(place)" { return term.concept }
      return pattern.hasSuffix("$\(term.type)")
        ? pattern.replacing("$\(term.type)", with: term.value) : pattern
    }
  }
}
