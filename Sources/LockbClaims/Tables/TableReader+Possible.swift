internal import LockbKnowledge

/// Cells that begin with an answer, of which the rest was not understood.
extension TableReader {
  /// What a cell says is possible that limits its yes in a way that is not understood; it is wrong where
  /// nothing leads to it.
  func possible(
    _ parts: CellQuestion.Parts, in above: Circumstances
  ) -> [(rule: String, question: ClaimQuestion)] {
    guard parts.cell.answersYes else { return [] }
    return begun(parts.cell.saying(true, alone: true), parts, in: above).compactMap { found in
      // Which of several prompts comes, what limits it may say.
      guard found.question.outcomes.allSatisfy({ $0.type != "prompt" || $0.value == "any" }) else {
        return nil
      }
      return (found.rule, found.question.possible)
    }
  }

  /// What happens by the first words of a cell, or does not; of what happens, no more than that it may
  /// is told.
  func happening(
    _ parts: CellQuestion.Parts, in above: Circumstances
  ) -> [(rule: String, question: ClaimQuestion)] {
    guard let head = parts.cell.verbHead else { return [] }
    return begun(head, parts, in: above).map { found in
      found.question.outcomes.contains(where: \.isNegated)
        ? found : (found.rule, found.question.possible)
    }
  }

  private func begun(
    _ cell: TablePart, _ parts: CellQuestion.Parts, in above: Circumstances
  ) -> [(rule: String, question: ClaimQuestion)] {
    guard parts.cell.truth == nil, parts.cell.stretches.isEmpty,
      !ButtonList.isIn(parts.cell.items)
    else { return [] }
    var parts = parts
    parts.cell = cell
    return questions(of: parts, in: above).filter {
      $0.question.kind == .transition && $0.question.modality == .fact
    }
  }
}

extension ClaimQuestion {
  /// The same as something that may be so.
  fileprivate var possible: ClaimQuestion {
    var question = self
    question.modality = .can
    question.kind = question.naturalKind
    return question
  }
}
