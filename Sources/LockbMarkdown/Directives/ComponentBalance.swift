/// Which components are open: between their tags, indentation makes no code.
struct ComponentBalance {
  private var open: [String] = []
  private var counts: [String: Int] = [:]
  /// The last closing tag of each name; none is known in the first pass.
  private var lastClosings: [String: Int] = [:]
  private var closings: [String: Int] = [:]
  private var isSecondPass = false

  /// Whether a component is open whose closing tag is known to follow.
  var isOpen: Bool { !open.isEmpty }

  /// A fresh one that knows the closing tags this one saw.
  var forSecondPass: ComponentBalance {
    var next = ComponentBalance()
    next.lastClosings = closings
    next.isSecondPass = true
    return next
  }

  /// Takes note of a tag. In the first pass every opening one counts; in the second, only those
  /// that are closed.
  mutating func note(_ name: String, isClosing: Bool, at offset: Int) {
    guard isClosing else {
      if isSecondPass, lastClosings[name, default: -1] < offset { return }
      open.append(name)
      counts[name, default: 0] += 1
      return
    }
    closings[name] = offset
    guard counts[name, default: 0] > 0 else { return }
    while let last = open.popLast() {
      counts[last, default: 0] -= 1
      if last == name { break }
    }
  }
}
