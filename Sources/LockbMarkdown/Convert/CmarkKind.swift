internal import CCmarkGFM
internal import Synchronization

/// The kinds of node that the converter tells apart.
enum CmarkKind {
  case blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
  case footnoteDefinition, table, tableRow, tableCell
  case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
  case footnoteReference, strikethrough, unknown
}
