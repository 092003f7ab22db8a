/// Tarjan's algorithm without recursion: the strongly connected components of part of a space.
enum StrongComponents {
  /// The components of the states whose group is `id`, each in the order of its state numbers.
  static func find(
    _ members: [UInt32], group: [UInt32], id: UInt32, in exploration: Exploration
  ) -> [[UInt32]] {
    var components: [[UInt32]] = []
    var indices = [UInt32](repeating: 0, count: group.count)
    var low = [UInt32](repeating: 0, count: group.count)
    var isOpen = [Bool](repeating: false, count: group.count)
    var open: [UInt32] = []
    var calls: [(state: UInt32, event: Int)] = []
    var counter: UInt32 = 0

    func enter(_ state: UInt32) {
      counter += 1
      indices[Int(state)] = counter
      low[Int(state)] = counter
      isOpen[Int(state)] = true
      open.append(state)
      calls.append((state, 0))
    }

    func leave(_ state: UInt32) {
      calls.removeLast()
      if let caller = calls.last {
        low[Int(caller.state)] = min(low[Int(caller.state)], low[Int(state)])
      }
      guard low[Int(state)] == indices[Int(state)] else { return }
      var component: [UInt32] = []
      while let member = open.popLast() {
        isOpen[Int(member)] = false
        component.append(member)
        if member == state { break }
      }
      components.append(component.sorted())
    }

    for root in members where indices[Int(root)] == 0 {
      enter(root)
      while let (state, event) = calls.last {
        if event == exploration.eventCount {
          leave(state)
          continue
        }
        calls[calls.count - 1].event += 1
        guard let target = exploration.target(of: state, by: event), group[Int(target)] == id
        else { continue }
        if indices[Int(target)] == 0 {
          enter(target)
        } else if isOpen[Int(target)] {
          low[Int(state)] = min(low[Int(state)], indices[Int(target)])
        }
      }
    }
    return components
  }
}
