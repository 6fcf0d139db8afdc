import Foundation
import ModernClient
import Testing

@Suite struct WebLinkTests {
  private static let headers: [(String, [[String]])] = [
    ("", []), ("nonsense", []), ("<a", []),
    (#"<a>; rel="next""#, [["a", "next"]]),
    ("<a>;rel=next", [["a", "next"]]),
    (#"<a> ; REL = "Next LAST""#, [["a", "next", "last"]]),
    (#"<a>; rel="prev", <b>; rel="next""#, [["a", "prev"], ["b", "next"]]),
    (#"<a>; rel="prev",<b>;rel=next,"#, [["a", "prev"], ["b", "next"]]),
    (#",, <a>; rel=next"#, [["a", "next"]]),
    // Commas and semicolons inside an address and inside quotes separate nothing.
    (#"<a?ids=1,2;3>; title="x, <y>; rel=\"last\""; rel="next""#, [["a?ids=1,2;3", "next"]]),
    // The first rel counts.
    (#"<a>; rel=next; rel=last"#, [["a", "next"]]),
    // No rel, and a parameter without a value.
    ("<a>; crossorigin, <b>", [["a"], ["b"]]),
    // About another page.
    (##"<a>; rel=next; anchor="#other", <b>; rel=next"##, [["b", "next"]]),
    (#"<>; rel=next"#, [["", "next"]]),
    (#"<a>; rel="next"#, [["a", "next"]]),
    // Rubbish behind a parameter, up to the comma.
    (#"<a>; rel="prev" x y, <b>; rel=next"#, [["a", "prev"], ["b", "next"]]),
  ]

  @Test(arguments: headers) func aHeaderIsReadAsTheRFCSays(header: String, links: [[String]]) {
    #expect(WebLink.links(in: header).map { [$0.target] + $0.relations } == links)
  }

  @Test func parametersKeepTheirFirstValue() {
    let link = WebLink.links(in: #"<a>; rel=next; title="a \"b\" \\c"; Title=other; page=2"#).first
    #expect(link?.parameters == ["rel": "next", "title": #"a "b" \c"#, "page": "2"])
  }

  @Test func relationsAreFoundInAnyCase() {
    let link = WebLink.links(in: "<a>; rel=next").first
    #expect(link?.has("NEXT") == true)
    #expect(link?.has("last") == false)
  }

  @Test(arguments: [
    ("b", "https://a.test/x/b"), ("/b?c=1", "https://a.test/b?c=1"), ("?page=2", "https://a.test/x/y?page=2"),
    ("https://c.test/d", "https://c.test/d"), ("//c.test/d", "https://c.test/d"), ("mailto:x", nil),
    ("https://a.test/b/../c", "https://a.test/c"),
  ])
  func targetsAreRelativeToThePage(target: String, address: String?) {
    let link = WebLink.links(in: "<\(target)>").first
    #expect(link?.url(relativeTo: URL(string: "https://a.test/x/y?page=1"))?.absoluteString == address)
  }
}
