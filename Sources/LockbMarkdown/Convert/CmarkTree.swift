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
