internal import CCmarkGFM
internal import Synchronization

/// A document as cmark-gfm sees it. The tree lives as long as this value's owner.
final class CmarkTree {
  /// The document node.
  let root: CmarkNode

  private static let extensionNames: [String] = {
    cmark_gfm_core_extensions_ensure_registered()
    return ["table", "strikethrough", "autolink", "tasklist"]
  }()

  /// GitHub's extensions and footnotes.
  static let options = CMARK_OPT_FOOTNOTES

  /// While it reads inlines, cmark keeps in a global variable which characters its extensions want.
  private static let lock = Mutex(())

  /// Runs what makes cmark read inlines with extensions, one thread at a time.
  static func exclusively(_ work: () -> Void) {
    lock.withLock { _ in work() }
  }

  /// Parses bytes that are valid UTF-8 without NUL; nil when cmark has no memory left.
  init?(_ bytes: [UInt8]) {
    guard let parser = cmark_parser_new(Self.options) else { return nil }
    defer { cmark_parser_free(parser) }
    let hasEndlessAddress = ShapeGuard.hasEndlessAddress(bytes)
    for name in Self.extensionNames where !(name == "autolink" && hasEndlessAddress) {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      cmark_parser_feed(parser, base.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    var finished: OpaquePointer?
    Self.exclusively { finished = cmark_parser_finish(parser) }
    guard let document = finished else { return nil }
    root = CmarkNode(pointer: document)
  }

  /// The document's paragraph where it holds nothing else.
  var onlyParagraph: CmarkNode? {
    let blocks = Array(root.children)
    return blocks.count == 1 && blocks[0].kind == .paragraph ? blocks[0] : nil
  }

  deinit {
    cmark_node_free(root.pointer)
  }
}

/// A node of cmark's tree.
struct CmarkNode {
  let pointer: OpaquePointer
}

/// The kinds of node that the converter tells apart.
enum CmarkKind {
  case blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
  case footnoteDefinition, table, tableRow, tableCell
  case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
  case footnoteReference, strikethrough, unknown
}

extension CmarkNode {
  var kind: CmarkKind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
    default: extensionKind
    }
  }

  /// Extensions number their kinds when they register: only the name is stable.
  private var extensionKind: CmarkKind {
    switch String(cString: cmark_node_get_type_string(pointer)) {
    case "table": .table
    case "table_header", "table_row": .tableRow
    case "table_cell": .tableCell
    case "strikethrough": .strikethrough
    case "tasklist": .item
    default: .unknown
    }
  }

  /// The children, first to last.
  var children: some Sequence<CmarkNode> {
    sequence(state: cmark_node_first_child(pointer)) { next in
      defer { next = next.flatMap { cmark_node_next($0) } }
      return next.map { CmarkNode(pointer: $0) }
    }
  }

  /// The container.
  var parent: CmarkNode? { cmark_node_parent(pointer).map { CmarkNode(pointer: $0) } }

  /// The node behind it in its container.
  var next: CmarkNode? { cmark_node_next(pointer).map { CmarkNode(pointer: $0) } }

  /// The node's text.
  var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }

  /// The text that a leaf block's inlines are read from; tables keep the lines up to their header.
  ///
  /// cmark ends the buffer only once something was put into it; of a leaf without inlines nothing
  /// may be read.
  var stringContent: [UInt8] {
    guard cmark_node_first_child(pointer) != nil, let text = cmark_node_get_string_content(pointer)
    else { return [] }
    var count = 0
    while text[count] != 0 { count += 1 }
    return [UInt8](UnsafeRawBufferPointer(start: text, count: count))
  }

  /// First line, from 1.
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  /// First column in bytes, from 1.
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  /// Last line, from 1.
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
}
