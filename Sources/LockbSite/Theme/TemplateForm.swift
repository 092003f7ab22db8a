internal import Mustache

/// A template that was filled for values of one shape, with gaps where their texts go. Nearly all
/// pages of a site share a few forms, and filling the gaps takes no reading of the template.
struct TemplateForm {
  /// Stands for a text while the template is filled. Where the template escapes what it shows, the
  /// mark inside tells.
  private struct Gap: MustacheCustomRenderable {
    let number: Int
    let isNull = false

    var renderText: String { "\(TemplateForm.opening)<\(number)\(TemplateForm.closing)" }
  }

  /// What forms are told apart by.
  struct Key: Hashable {
    let template: String
    let shape: [UInt8]
  }

  private struct Piece {
    /// What stands before the gap.
    let lead: ArraySlice<UInt8>
    let gap: Int
    let isEscaped: Bool
  }

  /// Letters for private use, which hardly any theme has.
  private static let opening = "\u{F7A0}"
  private static let closing = "\u{F7A1}"

  private let pieces: [Piece]
  private let end: ArraySlice<UInt8>

  /// Fills a template; nil where there is none of the name.
  init?(_ templates: MustacheLibrary, _ template: String, of values: TemplateValues) {
    var gaps = 0
    let members = Self.members(values, &gaps)
    guard let text = templates.render(members, withTemplate: template) else { return nil }
    var pieces: [Piece] = []
    let parts = Array(text.utf8).split(
      separator: Array(Self.opening.utf8), omittingEmptySubsequences: false)
    var lead = parts[0]
    for part in parts.dropFirst() {
      let inside = part.split(
        separator: Array(Self.closing.utf8), maxSplits: 1, omittingEmptySubsequences: false)
      let digits = inside[0].drop { !(0x30...0x39 ~= $0) }
      guard inside.count == 2, let gap = Int(String(decoding: digits, as: UTF8.self)),
        (0..<gaps).contains(gap)
      else {
        // A theme may have the letters all the same.
        lead += Array(Self.opening.utf8) + part
        continue
      }
      pieces.append(
        Piece(lead: lead, gap: gap, isEscaped: inside[0].first == UInt8(ascii: "&")))
      lead = inside[1]
    }
    self.pieces = pieces
    end = lead
  }

  /// The text with its gaps filled.
  func filled(with texts: [TemplateValue]) -> [UInt8] {
    var html = HTML()
    for piece in pieces {
      html.add(template: piece.lead)
      switch texts[piece.gap] {
      case .text(let text): piece.isEscaped ? html.text(text) : html.add(template: text.utf8)
      case .html(let text):
        piece.isEscaped ? html.text(text.text) : html.add(text)
      case .flag, .texts, .list, .words: break
      }
    }
    html.add(template: end)
    return html.bytes
  }

  private static func members(_ values: TemplateValues, _ gaps: inout Int) -> [String: Any] {
    var members: [String: Any] = [:]
    func gap() -> Gap {
      defer { gaps += 1 }
      return Gap(number: gaps)
    }
    for member in values.members {
      let name = member.name
      switch member.value {
      case .text, .html: members[name] = gap()
      case .flag(let isSet): members[name] = isSet
      case .texts(let texts): members[name] = texts.map { _ in gap() }
      case .words(let words, _): members[name] = words
      case .list(let items): members[name] = items.map { Self.members($0, &gaps) }
      }
    }
    return members
  }
}
