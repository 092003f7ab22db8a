extension EnglishRewriting {
  /// “`isOpen` is false” tells what a flag is; elsewhere “false” may be said of what somebody claims.
  static func nameTruth(_ items: inout [Item]) {
    // “Set it to false”: what the flag is set to.
    for index in items.indices.dropFirst(2) where items[index].unknown == "false" {
      // “`isOpen` true and `isShut` false”
      let isNamed =
        items[index - 1].isEmphasized && items[index - 1].isConcept
        && items[..<index].contains { $0.isForm(of: ["true"]) }
      guard
        isNamed || ["to", "in"].contains(items[index - 1].function),
        items[..<index].contains(where: { $0.isEmphasized && $0.isConcept })
      else { continue }
      items[index].senses = ["noun/false"]
      items[index].unknown = nil
    }
    for index in items.indices.dropFirst(2) {
      guard
        items[index].unknown == "false" || items[index].unknown == "YES"
          || items[index].isForm(of: ["true"]),
        items[index - 1].function == "be" || items[index - 1].senses.contains("verb/stay"),
        items[index - 2].isEmphasized, items[index - 2].isConcept
      else { continue }
      items[index].senses = [items[index].unknown == "false" ? "noun/false" : "noun/true"]
      items[index].unknown = nil
    }
  }
}
