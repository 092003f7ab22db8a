/// The parts of a symbol's heading: `Door.open(with:) method`.
struct SymbolName {
  /// The whole name: `Door.open(with:)`.
  var dotted: String
  /// What the symbol is: `method`, `class method`, `case`.
  var kind: String
  /// The type that holds it: `Door`; nil at top level.
  var container: String?
  /// The name without arguments: `open`.
  var base: String
  /// The arguments in parentheses: `(with:)`; empty for anything but a call.
  var arguments: String

  /// The other names a reader may use: with and without arguments, type and `init`.
  var aliases: [String] {
    guard let container else { return [] }
    var names: [String] = []
    if base == "init" {
      names.append(container + arguments)
    } else if let label = distinctLabel {
      names.append(label)
    } else if !arguments.isEmpty {
      names += [base, "\(container).\(base)"]
    }
    names.append(dotted)
    if let parent = container.utf8.lastIndex(of: UInt8(ascii: ".")) {
      names.append("\(container[container.utf8.index(after: parent)...]).\(base)")
    }
    return names
  }

  /// The argument label that tells a delegate's callbacks apart, which all share one base name.
  private var distinctLabel: String? {
    guard base == "locationManager" else { return nil }
    let labels = arguments.dropFirst().dropLast().split(separator: ":")
    return labels.count > 1 ? String(labels[1]) : nil
  }
}

extension Card {
  /// The heading read as a symbol's.
  var symbolName: SymbolName {
    let bytes = heading.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.endIndex
    let kind = heading[end...].dropFirst()
    precondition(!kind.isEmpty, "\(heading): no kind of symbol")
    let dotted = heading[..<end]
    let open = dotted.utf8.firstIndex(of: UInt8(ascii: "(")) ?? dotted.endIndex
    var name = SymbolName(
      dotted: String(dotted), kind: String(kind), container: nil,
      base: String(dotted[..<open]), arguments: String(dotted[open...]))
    if let dot = dotted[..<open].utf8.lastIndex(of: UInt8(ascii: ".")) {
      name.container = String(dotted[..<dot])
      name.base = String(dotted[dotted.utf8.index(after: dot)..<open])
    }
    return name
  }
}
