internal import LockbBase
internal import LockbKnowledge

/// Platforms with their versions, as a row of badges.
enum AvailabilityBadges {
  static func write(
    _ rows: [Availability], _ context: SiteContext, _ language: Language, to html: inout HTML
  ) {
    guard !rows.isEmpty else { return }
    html.open("ul", [("class", "badges"), ("aria-label", context.word("availability", language))])
    for row in rows {
      let isGone = row.introduced == nil
      let kind = isGone ? "absent" : row.deprecated == nil ? "present" : "deprecated"
      html.open("li", [("class", "badge badge-\(kind)")])
      html.text(text(of: row, context, language))
      html.close("li")
    }
    html.close("ul")
  }

  private static func text(
    of row: Availability, _ context: SiteContext, _ language: Language
  ) -> String {
    guard let introduced = row.introduced else {
      return "\(row.platform) · \(context.word("absent", language))"
    }
    let since = introduced == Version(0) ? row.platform : "\(row.platform) \(introduced)+"
    guard let deprecated = row.deprecated else { return since }
    return "\(since) · \(context.word("deprecated", language)) \(deprecated)"
  }
}
