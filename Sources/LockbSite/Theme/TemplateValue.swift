/// Something that a template shows.
enum TemplateValue {
  case text(String)
  case html(HTML)
  case flag(Bool)
  case texts([String])
  case list([TemplateValues])
  /// Words of the theme, which are the same on every page with the same mark.
  case words([String: String], mark: String)
}
