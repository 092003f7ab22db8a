import CCmarkGFM
import LockbSystem

@testable import LockbMarkdown

/// cmark-gfm, asked for its HTML with the extensions that the parser follows.
enum Oracle {
  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  static func html(_ markdown: String) -> String {
    _ = registered
    let options = CMARK_OPT_UNSAFE | CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_FOOTNOTES
    guard let parser = cmark_parser_new(options) else { return "" }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let plugin = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, plugin)
      }
    }
    cmark_parser_feed(parser, markdown, markdown.utf8.count)
    var finished: OpaquePointer?
    CmarkTree.exclusively { finished = cmark_parser_finish(parser) }
    guard let root = finished else { return "" }
    defer { cmark_node_free(root) }
    guard let html = cmark_render_html(root, options, nil) else { return "" }
    defer { free(html) }
    return String(cString: html)
  }
}
