import LockbBase
import LockbMarkdown
import Testing

@Suite struct DirectiveTests {
  @Test(arguments: [
    ("{{< color text=\"a > b\" n=1 >}}", "shortcode<color n=1 text=a > b>"),
    ("{{% note %}}\n\n문\n\n{{% /note %}}", "shortcode<note> p(문) shortcode</note>"),
    ("{{< fig `raw \"x\"` \"둘\" >}}", "shortcode<fig 0=raw \"x\" 1=둘>"),
    ("{{< fig src=\"a.png\" />}}", "shortcode<fig src=a.png/>"),
    ("문 {{< ref \"a_b_c\" >}} 문", "p(문 shortcode<ref 0=a_b_c> 문)"),
    ("{{< fig\n  src=\"a\"\n>}}\n문", "shortcode<fig src=a> p(문)"),
    ("- {{< x >}}\n  문", "ul(item(shortcode<x> p(문)))"),
    ("{{< x >", "p({{< x >)"), ("{{</* x */>}}", "p({{</* x */>}})"),
    ("`{{< x >}}`", "p(`{{< x >}}`)"), ("{{ x }}", "p({{ x }})"),
  ])
  func readsShortcodes(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
    #expect(parse(markdown).rangeViolations().isEmpty)
  }

  @Test(arguments: [
    ("<Intro>\n\n**문**\n\n</Intro>", "component<Intro> p(strong(문)) component</Intro>"),
    ("<Intro>\n**문**\n</Intro>", "component<Intro> p(strong(문)) component</Intro>"),
    (
      "<Row>\n    <Cell>\n        - 문\n    </Cell>\n</Row>",
      "component<Row> component<Cell> ul(item(p(문))) component</Cell> component</Row>"
    ),
    (
      "<Door\n  wide={{a: {b: 1}}}\n  name=\"문\"\n  open\n/>",
      "component<Door name=문 open=true wide={a: {b: 1}}/>"
    ),
    ("문 <Key>a</Key> 문", "p(문 component<Key>acomponent</Key> 문)"),
    ("<Note>문 **b**</Note>", "p(component<Note>문 strong(b)component</Note>)"),
    (
      "1. a\n\n   <Note>\n\n   b\n\n   </Note>",
      "ol(item(p(a) component<Note> p(b) component</Note>))"
    ),
    ("<div>\n*a*\n</div>", "html"), ("`<Note>`", "p(`<Note>`)"),
    ("```\n<Note>\n```", "code(\"<Note>\\n\")"), ("a <B c", "p(a <B c)"),
  ])
  func readsComponents(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
    #expect(parse(markdown).rangeViolations().isEmpty)
  }

  @Test(arguments: [
    ("## 문 {/*door*/}", "h2(#door 문)"), ("## 문 {#문-id}", "h2(#문-id 문)"),
    ("문 {/*a-b*/}\n===", "h1(#a-b 문)"), ("# 문 {#a .wide}", "h1(#a 문)"),
    ("## `{#a}`", "h2(`{#a}`)"), ("## set {a, b}", "h2(set {a, b})"),
    ("## 문 \\{#a}", "h2(문 {#a})"),
  ])
  func readsHeadingIDs(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
    #expect(parse(markdown).rangeViolations().isEmpty)
  }

  @Test(arguments: [
    ("{/* 문 */}", "expression<>"), ("{/* a\nb */}\n문", "expression<> p(문)"),
    ("문 {/* b */} 문", "p(문 expression<> 문)"), ("{door}", "p({door})"),
    ("<Row>\n\n{door.map(x => `}`)}\n\n</Row>", "component<Row> expression<> component</Row>"),
    (
      "import {A} from './a';\nimport B from \"b\"\n\n# 문",
      "expression<import> expression<import> h1(문)"
    ),
    (
      "import A from 'a'\n\nexport const b = {\n  c: 1\n}\n\n문",
      "expression<import> expression<export> p(문)"
    ),
    ("import the door.", "p(import the door.)"), ("export const a = 1", "p(export const a = 1)"),
    ("집합 {a, b}는 {c}이다", "p(집합 {a, b}는 {c}이다)"),
  ])
  func readsExpressions(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
    #expect(parse(markdown).rangeViolations().isEmpty)
  }

  @Test func knowsNoDirectivesInPlainMarkdown() {
    #expect(outline("{{< x >}}", .gitHub) == "p({{< x >}})")
    #expect(outline("<Note>\n*a*\n</Note>", .gitHub) == "html")
  }
}
