/// What a template shows, by name. An empty text counts as none: a template takes one that is there
/// for true.
struct TemplateValues {
  /// A value with its name.
  struct Member {
    let name: String
    let value: TemplateValue
  }

  private(set) var members: [Member] = []

  /// Adds a text.
  mutating func add(_ name: String, _ text: String) {
    if !text.isEmpty { members.append(Member(name: name, value: .text(text))) }
  }

  /// Adds a value.
  mutating func add(_ name: String, _ value: TemplateValue) {
    members.append(Member(name: name, value: value))
  }

  /// What two sets of values share that fill a template alike but for their texts.
  var shape: [UInt8] {
    var shape: [UInt8] = []
    addShape(to: &shape)
    return shape
  }

  private func addShape(to shape: inout [UInt8]) {
    for member in members {
      shape += member.name.utf8
      switch member.value {
      case .text, .html: shape.append(UInt8(ascii: "="))
      case .flag(let isSet): shape.append(UInt8(ascii: isSet ? "+" : "-"))
      case .texts(let texts): shape += "#\(texts.count);".utf8
      case .words(_, let mark): shape += ":\(mark);".utf8
      case .list(let items):
        for item in items {
          shape.append(UInt8(ascii: "("))
          item.addShape(to: &shape)
        }
        shape.append(UInt8(ascii: ")"))
      }
    }
  }

  /// Every text and piece of HTML, in the order of the members.
  var texts: [TemplateValue] {
    members.flatMap { member -> [TemplateValue] in
      switch member.value {
      case .text, .html: [member.value]
      case .texts(let texts): texts.map(TemplateValue.text)
      case .list(let items): items.flatMap(\.texts)
      case .flag, .words: []
      }
    }
  }
}
