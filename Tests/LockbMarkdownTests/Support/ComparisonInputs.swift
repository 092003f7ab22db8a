/// Markdown in our own words for every section of the rules.
enum ComparisonInputs {
  static let written: [String] = [
    // Tabs, blank lines, precedence.
    "\tdoor\tturn\n", "  \tdoor\n", "-\tdoor\n\n\t\tturn\n", ">\t\tdoor\n", "- a\n - b\n\n\tc\n",
    "#\tDoor\t\n",
    "*\t*\t*\n", "- `one\n- two`\n",
    // Rules and headings.
    "***\n---\n___\n", "+++\n", "--\n**\n__\n", "_ _ _ _ a\n", "- a\n***\n- b\n", "a\n***\nb\n",
    "* * *\n- * * *\n",
    "# a\n## b\n###### c\n####### d\n", "#5\n\n#door\n", "\\## a\n", "# a *b* \\*c\\*\n",
    "## a ##\n### b ###   \n",
    "# a#\n# a \\#\n", "## \n#\n### ###\n", "a\n===\nb\n---\n", "a\nb\n===\n", "a\n   ----\n",
    "a\n    ---\n", "> a\n---\n",
    "- a\n---\n", "a\n\n====\n", "> a\nb\n===\n", "\\> a\n---\n", "`a\n---\n`\n", "a  \n---\n",
    // Code.
    "    a\n      b\n", "- a\n\n      b\n", "    a\n\n    b\n\n\n\n    c\n", "a\n    b\n",
    "    a\nb\n", "        a\n    b\n",
    "```\n<\n >\n```\n", "~~~\n`\n~~~\n", "``\na\n``\n", "```\na\n~~~\n```\n",
    "````\na\n```\n``````\n", "```\n", "> ```\n> a\n\nb\n",
    "   ```\n   a\n    b\n  c\n   ```\n", "    ```\n    a\n", "```\na\n    ```\n", "``` ```\na\n",
    "a\n```\nb\n```\nc\n", "```swift x=1\na\n```\n",
    "~~~~ a;b\\_c\n\n\n~~~~\n", "``` aa ```\n", "~~~ aa ``` ~~~\nb\n~~~\n",
    // HTML.
    "<table>\n<tr>\n*a*\n\n</tr>\n", " <div>\n  *a*\n", "</div>\n*a*\n",
    "<div id=\"a\"\n  b>\n\n*c*\n", "<pre>\n\na\n</pre>\nb\n",
    "<script>\n\na\n</script> b\nc\n", "<!-- a\n\nb -->\nc\n", "<?x\n\ny?>\nz\n",
    "<!DOOR a\n\nb>\nc\n", "<![CDATA[\n\na\n]]>\nb\n", "a\n<div>\nb\n",
    "a\n<b c>\nd\n", "<b c>\na\n", "<del>\n\n*a*\n\n</del>\n", "<del>*a*</del>\n",
    "<style>a</style>b\n", "    <div>\n",
    // Definitions.
    "[a]: /b 'c'\n\n[a]\n", "   [a]: \n      /b  \n  'c'  \n\n[a]\n", "[a]: /b 'c\nd'\n\n[a]\n",
    "[a]: /b 'c\n\nd'\n\n[a]\n", "[a]:\n/b\n\n[a]\n",
    "[a]:\n\n[a]\n", "[a]: <>\n\n[a]\n", "[a]: <b>(c)\n\n[a]\n", "[a]\n\n[a]: b\n[a]: c\n",
    "[A]: /b\n\n[a]\n", "[ДВЕРЬ]: /b\n\n[дверь]\n",
    "[문]: /b\n\n[문]\n", "[a]: /b \"c\" d\n", "[a]: /b\n\"c\" d\n", "    [a]: /b\n\n[a]\n",
    "a\n[b]: /c\n\n[b]\n", "# [a]\n[a]: /b\n> c\n", "[a]: /b\nc\n===\n[a]\n",
    "[a]: /b\n===\n[a]\n", "[a]: /b \"c\"\n[d]: /e\n\n[a], [d]\n", "> [a]: /b\n\n[a]\n",
    "[a\\]]: b\n\n[a\\]]\n", "[a]: b\\*c \"d\\\"e\"\n\n[a]\n",
    // Quotes and lists.
    "> # a\n> b\n> c\n", ">a\n>b\n", "> a\nb\n", "> - a\n- b\n", ">     a\n    b\n",
    "> ```\na\n```\n", ">\n", ">\n> a\n>  \n", "> a\n\n> b\n", "> a\n>\n> b\n",
    "a\n> b\n", "> > > a\nb\n", ">>> a\n> b\n>>c\n", ">     a\n\n>    b\n", "- a\n\n  b\n",
    "- a\n\n b\n", "1.  a\n\n    b\n", "   > > 1.  a\n>>\n>>     b\n",
    "-a\n\n2.b\n", "- a\n\n\n  b\n", "123456789. a\n", "1234567890. a\n", "0. a\n", "003. a\n",
    "-1. a\n", "- a\n\n      b\n", "-    a\n\n      b\n", "-\n  a\n-\n  ```\n  b\n  ```\n",
    "-\n\n  a\n", "- a\n-\n- b\n", "*\n", "a\n*\n\na\n1.\n", " 1.  a\n\n         b\n",
    "> 1. > a\nb\n", "- a\n  - b\n    - c\n", "- a\n - b\n  - c\n   - d\n    - e\n",
    "10) a\n    - b\n", "- - a\n", "1. - 2. a\n", "- # a\n- b\n  ---\n  c\n", "- a\n- b\n+ c\n",
    "1. a\n2. b\n3) c\n", "a\n- b\n", "a\n14. b\n", "a\n1. b\n",
    "- a\n\n- b\n\n\n- c\n", "- a\n  - b\n\n\n    c\n", "- a\n\n<!-- -->\n\n- b\n",
    "- a\n- b\n\n  c\n- d\n", "* a\n*\n\n* c\n", "- a\n- b\n\n  [r]: /u\n- d\n",
    "- a\n- ```\n  b\n\n\n  ```\n- c\n", "- a\n  - b\n\n    c\n- d\n", "* a\n  > b\n  >\n* c\n",
    "- a\n  > b\n  ```\n  c\n  ```\n- d\n", "1. ```\n   a\n   ```\n\n   b\n",
    "- [ ] a\n- [x] b\n- [X] c\n- [y] d\n- [ ]e\n",
    // Escapes and references.
    "\\!\\\"\\#\\$\\%\\&\\'\\(\\)\\*\\+\\,\\-\\.\\/\\:\\;\\<\\=\\>\\?\\@\\[\\\\\\]\\^\\_\\`\\{\\|\\}\\~\n",
    "\\a\\문\\ \n", "a\\\nb\n", "`\\[`\n", "<https://a.b?c=\\*>\n",
    "&nbsp; &amp; &copy; &AElig; &Dcaron; &frac34; &ClockwiseContourIntegral; &ngE;\n",
    "&#35; &#1234; &#992; &#0; &#xD800; &#x110000;\n",
    "&nbsp &x; &#; &#x; &#987654321; &abcdef0;\n",
    "&copy\n", "[a](/&ouml; \"&ouml;\")\n", "`f&ouml;`\n", "&#42;a&#42;\n", "a&#10;b\n",
    "```&ouml;\na\n```\n",
    // Code spans.
    "`a`\n", "`` a ` b ``\n", "` `` `\n", "`  ``  `\n", "` a`\n", "`\u{a0}b\u{a0}`\n",
    "` `\n`  `\n", "``\na\nb  \nc\n``\n", "`a\\`b`\n", "*a`*`\n", "`<a b=\"`\">`\n", "```a``\n",
    "`a\n", "`a``b``\n",
    // Emphasis.
    "*a b*\n", "a * b*\n", "a*\"b\"*\n", "* a *\n", "a*b*\n", "5*6*78\n", "_a b_\n", "_ a_\n",
    "a_\"b\"_\n", "a_b_\n", "문_창_\n", "aa_\"b\"_cc\n", "a-_(b)_\n", "_a*\n", "*a b *\n", "*(*a)\n",
    "*(*a*)*\n",
    "*a*b\n", "_(_a)\n", "_(_a_)_\n", "_a_b\n", "_a_b_c_\n", "_(a)_.\n", "**a b**\n", "** a b**\n",
    "a**\"b\"**\n", "a**b**\n", "__a b__\n", "__a, __b__, c__\n", "a-__(b)__\n", "**a b **\n",
    "**(**a)\n", "*(**a**)*\n",
    "**a \"*b*\" c**\n", "*a [b](/c)*\n", "*a\nb*\n", "_a __b__ c_\n", "__a_ b_\n", "*a **b** c*\n",
    "*a**b**c*\n", "*a**b*\n", "***a** b*\n", "*a **b***\n", "a***b***c\n", "a******b*********c\n",
    "*a **b *c* d** e*\n",
    "** is not\n", "**** is not\n", "a ***\n", "a *\\**\n", "a *_*\n", "a **\\***\n", "**a*\n",
    "*a**\n", "***a**\n", "****a*\n", "__a_\n", "**a**\n*_b_*\n", "****a****\n", "______a______\n",
    "***a***\n", "_____a_____\n", "*a _b* c_\n",
    "*a __b *c d__ e*\n", "**a **b c**\n", "*a *b c*\n", "*[a*](b)\n",
    "*<img src=\"a\" title=\"*\"/>\n", "**a<b c=\"**\">\n", "*a `*`*\n", "**a<https://b.c/?q=**>\n",
    "**문(a)**은\n", "**a,**b\n",
    // Links and images.
    "[a](/b \"c\")\n", "[a](/b)\n", "[a]()\n", "[a](<>)\n", "[a](/b c)\n", "[a](</b c>)\n",
    "[a](b\nc)\n", "[a](<b\nc>)\n", "[a](<b)c>)\n", "[a](<b\\>)\n", "[a](\\(b\\))\n",
    "[a](b(c(d)))\n", "[a](b(c)\n", "[a](<b(c>)\n", "[a](b\\)\\:)\n",
    "[a](#b)\n\n[a](c#d)\n\n[a](c?d=3#e)\n", "[a](b\\c)\n", "[a](b%20&auml;)\n", "[a](\"b\")\n",
    "[a](/b \"c\")\n[a](/b 'c')\n[a](/b (c))\n", "[a](/b \"c \\\"&quot;\")\n",
    "[a](/b\u{a0}\"c\")\n", "[a](/b \"c \"d\" e\")\n", "[a](   /b\n  \"c\"  )\n",
    "[a] (/b)\n", "[a [b [c]]](/d)\n", "[a] b](/c)\n", "[a [b](/c)\n", "[a \\[b](/c)\n",
    "[a *b **c** `d`*](/e)\n", "[![a](b.jpg)](/c)\n", "[a [b](/c) d](/e)\n",
    "[a *b [c *d*](/e) f*](/g)\n", "![[[a](b)](c)](d)\n", "*[a*](/b)\n", "[a *b](c*)\n",
    "*a [b* c]\n", "[a <b c=\"](d)\">\n", "[a`](/b)`\n", "[a<https://b.c/?d=](e)>\n",
    "[a][b]\n\n[b]: /c \"d\"\n", "[a [b]][r]\n\n[r]: /u\n", "[a [b](/c)][r]\n\n[r]: /u\n",
    "*[a*][r]\n\n[r]: /u\n", "[a`][r]`\n\n[r]: /u\n", "[a][BaR]\n\n[bar]: /u\n",
    "[a] [b]\n\n[b]: /u\n", "[a]\n[b]\n\n[b]: /u\n", "[a][b\\!]\n\n[b!]: /u\n",
    "[a][r[]\n\n[r[]: /u\n", "[a][r\\[]\n\n[r\\[]: /u\n", "[]\n\n[]: /u\n", "[\n ]\n\n[\n ]: /u\n",
    "[a][]\n\n[a]: /u \"t\"\n", "[*a* b][]\n\n[*a* b]: /u\n", "[a] \n[]\n\n[a]: /u\n",
    "[a]\n\n[a]: /u\n", "[[*a* b]]\n\n[*a* b]: /u\n", "[[a [b]\n\n[b]: /u\n", "\\[a]\n\n[a]: /u\n",
    "*[a*]: /u\n\n*[a*]\n", "[a][b]\n\n[a]: /u1\n[b]: /u2\n", "[a](not a link)\n\n[a]: /u\n",
    "[a][b][c]\n\n[c]: /u\n", "[a][b][c]\n\n[c]: /u1\n[b]: /u2\n",
    "![a](/b \"c\")\n", "![a *b*][]\n\n[a *b*]: c.jpg\n", "![a ![b](/c)](/d)\n",
    "![a [b](/c)](/d)\n", "![[a]]\n\n[a]: /u\n", "!\\[a]\n\n[a]: /u\n", "\\![a]\n\n[a]: /u\n",
    "![a]\n\n[a]: /u \"t\"\n",
    // Autolinks and raw HTML.
    "<http://a.b.c>\n", "<MAILTO:A@B.C>\n", "<a+b+c:d>\n", "<made-up:a,b>\n", "<http://../>\n",
    "<localhost:5001/a>\n", "<http://a.b/c d>\n", "<a@b.example.com>\n", "<a\\+@b.example.com>\n",
    "<>\n", "< http://a.b >\n", "<m:abc>\n", "<a.b.c>\n",
    "www.door.org\n", "(www.a.org/b)\n", "www.a.org/b?c=(d)))\n", "www.a.org/b&c;\n",
    "www.a.org/&amp;\n", "www.a.org/b<c\n", "http://a.org\nhttps://b.org/?c=*d*\nftp://e.f\n",
    "xhttp://a.org\n", "a@b.org, c.d+e@f-g.org.\n", "a@b\n", "a.b-c_d@a.b-\n", "a.b-c_d@a.b_\n",
    "http://문.한국/창을\n", "[www.a.org](b)\n", "`www.a.org`\n", "<a><b2><c-d>\n", "<a/><b2/>\n",
    "<a  /><b2\nc=\"d\" >\n", "<a b=\"c\" d = 'e <f>'\n_g zoop:33=zoop:33 />\n", "<33> <__>\n",
    "<a h*#ref=\"b\">\n", "<a href=\"hi'> <a href=hi'>\n", "< a><\nb><c/ >\n<d/e>\n",
    "<a href='b'title=c>\n",
    "</a></b >\n", "</a href=\"b\">\n", "a <!-- b\nc - d -->\n", "a <!-- b -- c -->\n",
    "a <!--> b -->\n", "a <?b $c; ?>\n", "a <!DOOR b c>\n", "a <![CDATA[>&<]]>\n",
    "a <a href=\"&ouml;\">\n", "a <a href=\"\\*\">\n", "<a href=\"\\\"\">\n",
    // Breaks and text.
    "a  \nb\n", "a\\\nb\n", "a       \nb\n", "a  \n     b\n", "*a  \nb*\n", "`a  \nb`\n",
    "<a href=\"b  \nc\">\n", "a\\\n", "a  \n", "### a\\\n", "a\nb\n", "a \n b\n", "a  b\n",
    "문 창\r\n개찰구\r\n", "a\rb\r",
    // Tables, strikethrough, footnotes.
    "| a | b |\n| --- | --- |\n| c | d |\n", "| a | b |\n| :-: | ---: |\nc | d\n",
    "| a\\|b |\n| --- |\n| `\\|` |\n| **\\|** c |\n", "| a | b |\n| --- | --- |\n| c | d |\n> e\n",
    "| a | b |\n| --- | --- |\n| c | d |\ne\n\nf\n", "| a | b |\n| --- |\n| c |\n",
    "| a | b |\n| --- | --- |\n| c |\n| d | e | f |\n", "| a | b |\n| --- | --- |\n",
    "a | b\n-|-\nc | d\n", "글\n| a | b |\n|---|---|\n| c | d |\n",
    "- | a | b |\n  |---|---|\n  | c | d |\n", "> | a |\n> |---|\n> | b |\n",
    "| a |\n|---|\n    b\n", "| a |\n|---|\n- b\n", "a\n:-:\n",
    "| a |\n|---|\n|\n", "|a|\n|-|\n| `b | c` |\n", "~~a~~ ~b~\n", "~~a\n\nb~~\n", "a ~~~b~~~\n",
    "~~a~\n", "*~~a~~*\n", "~~*a*~~\n", "a~~b~~c\n", "~~ a ~~\n",
    "a[^1] b[^2]\n\n[^1]: one\n\n[^2]: two\n\n    more\n", "a[^x]\n", "[^a]: b\n",
    "a[^n]\n\n[^n]: `c`\n\n- d\n", "![^1]\n\n[^1]: a\n",
  ]

  /// Every inline construct inside, before and behind every other, and in every kind of block.
  static let combined: [String] = {
    let inlines = [
      "a", "*b*", "**c**", "`d`", "[e](/f)", "![g](h)", "<i>", "<https://j.k>", "~~l~~", "\\*",
      "&amp;", "문", "[m]",
    ]
    let blocks = ["", "# ", "> ", "- ", "1. ", "    ", "> - ", "- > ", "\t", "| "]
    var inputs: [String] = []
    for first in inlines {
      for second in inlines {
        inputs += [
          "\(first)\(second)\n", "\(first) \(second)\n", "*\(first) \(second)*\n",
          "**\(first)**\(second)\n", "[\(first)\(second)](/u)\n",
        ]
      }
      for block in blocks {
        inputs += [
          "\(block)\(first)\n", "\(block)\(first)\n\(first)\n", "\(first)\n\(block)\(first)\n",
          "\(block)\(first)\n\n\(block)\(first)\n",
          "\(block)\(block)\(first)  \n\(block)\(first)\n",
        ]
      }
    }
    return inputs
  }()
}
