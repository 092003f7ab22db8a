internal import CCmarkGFM
internal import Synchronization

/// A node of cmark's tree.
struct CmarkNode {
  let pointer: OpaquePointer
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
