/// Finds the frames that make up a clause.
struct FrameMatcher: Sendable {
  let frames: [Shared<Frame>]
  /// The places of the frames by what they cannot do without; nil where they are few.
  private let needs: ConceptIndex?

  /// Each frame needs at least one of its elements.
  init(frames: [Frame]) {
    self.frames = frames.map(Shared.init)
    guard frames.count > 1 else {
      needs = nil
      return
    }
    var needs = ConceptIndex()
    for (place, frame) in frames.enumerated() {
      let needed = frame.elements.first { !$0.isOptional }.map { [$0] } ?? frame.elements
      for choice in needed.flatMap(\.choices) { needs.add(place, for: choice) }
    }
    self.needs = needs
  }

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
    for frame in needs.map({ $0.places(for: clause.items).sorted.map { frames[$0] } }) ?? frames {
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
  private func places(of frame: Shared<Frame>, in items: [Item]) -> [Int?]? {
    var places: [Int?] = []
    for element in frame.elements {
      let place = items.indices.first { index in
        !places.contains(index) && Self.sense(of: items[index], for: element) != nil
      }
      guard place != nil || element.isOptional else { return nil }
      places.append(place)
    }
    return places.contains { $0 != nil } ? places : nil
  }

  private static func sense(of item: Item, for element: Frame.Element) -> String? {
    if !element.slots.isEmpty, !element.slots.contains(item.slot) { return nil }
    if let isNegated = element.isNegated, item.isNegated != isNegated { return nil }
    for choice in element.choices {
      if let sense = item.senses.first(where: { ConceptIndex.matches($0, choice) }) { return sense }
    }
    return nil
  }

  private func add(_ frame: Shared<Frame>, _ places: [Int?], isDenied: Bool, to match: inout Match)
  {
    let first = places.compactMap { $0 }.map { match.rest[$0].tokens.lowerBound }.min() ?? 0
    var values: [(place: Int, term: ClaimTerm)] = []
    var isNegated = isDenied
    for (index, (element, place)) in zip(frame.elements, places).enumerated() {
      guard let place, let sense = Self.sense(of: match.rest[place], for: element) else { continue }
      // A sign that the frame asks for is part of its meaning.
      let sign = element.isNegated == nil && match.rest[place].isNegated
      let term = ClaimTerm(sense, isNegated: sign)
      if sign, !frame.outputs.contains(where: { $0.pattern.takes(term, at: index) }) {
        isNegated.toggle()
      }
      values.append((index, term))
    }
    for (index, output) in frame.outputs.enumerated() {
      var sign = output.isNegated
      if index == frame.outputs.count - 1, isNegated { sign.toggle() }
      if case .concept(let concept) = output.pattern {
        match.terms.append((output.role, ClaimTerm(concept, isNegated: sign), first))
      } else if let value = values.first(where: { output.pattern.takes($0.term, at: $0.place) }) {
        if value.term.isNegated { sign.toggle() }
        let concept = output.pattern.filled(with: value.term)
        match.terms.append((output.role, ClaimTerm(concept, isNegated: sign), first))
      }
      // What an optional element would have said is left out.
    }
    match.kind = match.kind ?? frame.kind
    match.modality = match.modality ?? frame.modality
    match.names.append(frame.name)
    let taken = Set(places.compactMap { $0 })
    match.rest = match.rest.indices.filter { !taken.contains($0) }.map { match.rest[$0] }
  }
}
