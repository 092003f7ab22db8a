internal import LockbBase

/// What one run of the measurements came to, as a page of the documents.
struct BenchReport {
  /// The day, as the user gave it; the program itself asks no calendar.
  let date: String
  /// What was measured, and on what: documents, machine.
  let corpus: Localized<String>
  let machine: MachineDescription
  var comparisons: [Comparison] = []
  var growth: Growth?

  /// The page in a language.
  func page(in language: Language) -> String {
    let words = BenchWords(language)
    var page = """
      ---
      title: \(words.title)
      description: \(words.summary)
      tags: [lockb]
      ---

      \(words.introduction(date: date, corpus: corpus[language], machine: machine.text(in: language)))

      ## \(words.ratios) {#ratios}

      \(words.howToRead)

      | \(words.head.joined(separator: " | ")) |
      | --- | --- | --- | --- | --- | ---: | ---: |

      """
    for comparison in comparisons { page += rows(comparison, words) }
    page += "\n## \(words.method) {#method}\n\n"
    for comparison in comparisons {
      page += "- **\(comparison.task[language])**: \(comparison.method[language])\n"
    }
    if let growth { page += "\n" + growth.section(words) }
    return page
  }

  private func rows(_ comparison: Comparison, _ words: BenchWords) -> String {
    let ours = comparison.ours
    let task = comparison.task[words.language]
    let own = [task, words.cell(ours), ours.memory, "", "", "", ""]
    let others = comparison.others.map { other in
      guard other.isInstalled else {
        return [
          task, words.cell(ours), ours.memory, other.name[words.language], words.missing, "", "",
        ]
      }
      return [
        task, words.cell(ours), ours.memory, other.name[words.language], words.cell(other),
        "**\(ours.ratio(to: other, \.milliseconds))**",
        ours.ratio(to: other, \.processorMilliseconds),
      ]
    }
    return (others.isEmpty ? [own] : others)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension Contestant {
  /// How many times as much it takes as another one.
  func ratio(to other: Contestant, _ measure: KeyPath<Samples, Double>) -> String {
    (samples[keyPath: measure] / max(other.samples[keyPath: measure], 0.001)).rounded(digits: 2)
  }

  /// The peak of its memory.
  var memory: String { (Double(samples.peakBytes) / 1e6).rounded(digits: 0) + " MB" }
}
