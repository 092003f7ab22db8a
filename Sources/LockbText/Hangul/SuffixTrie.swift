/// Suffix rules, found from the end of a word.
struct SuffixTrie {
  private struct Node {
    var code: UInt8
    var firstChild: Int32 = -1
    var sibling: Int32 = -1
    /// The first of the node's rules.
    var rule: Int32 = -1
  }

  private var nodes = [Node(code: 0)]
  /// The nodes of last codes, by code: most words fail or pass here.
  private var roots = [Int32](repeating: -1, count: Int(JamoCode.limit))
  private var rules: [(rule: SuffixRule, next: Int32)] = []

  /// Adds a rule for the codes of a suffix.
  mutating func add(_ suffix: [UInt8], _ rule: SuffixRule) {
    var node = 0
    for code in suffix.reversed() {
      if let child = child(of: node, code) {
        node = child
      } else {
        nodes.append(Node(code: code, sibling: nodes[node].firstChild))
        nodes[node].firstChild = Int32(nodes.count - 1)
        if node == 0 { roots[Int(code)] = Int32(nodes.count - 1) }
        node = nodes.count - 1
      }
    }
    rules.append((rule, nodes[node].rule))
    nodes[node].rule = Int32(rules.count - 1)
  }

  @inline(__always)
  private func child(of node: Int, _ code: UInt8) -> Int? {
    if node == 0 { return roots[Int(code)] < 0 ? nil : Int(roots[Int(code)]) }
    var child = nodes[node].firstChild
    while child >= 0 {
      if nodes[Int(child)].code == code { return Int(child) }
      child = nodes[Int(child)].sibling
    }
    return nil
  }

  /// Calls back for every rule whose suffix ends the codes, the shortest suffix first, with the
  /// length in codes of what stays.
  @inline(__always)
  func forEachMatch(_ codes: ArraySlice<UInt8>, _ body: (SuffixRule, Int) -> Void) {
    var node = 0
    var end = codes.endIndex
    while end > codes.startIndex, let next = child(of: node, codes[end - 1]) {
      node = next
      end -= 1
      var rule = nodes[node].rule
      while rule >= 0 {
        body(rules[Int(rule)].rule, end - codes.startIndex)
        rule = rules[Int(rule)].next
      }
    }
  }
}
