import Foundation
import Testing

@testable import MigrationEngine

/// The parts that the page of the HTML report is made of.
@Suite("Parts of the HTML report")
struct HTMLPartsTests {
  @Test(arguments: [
    (["App/A/X.swift", "App/A/B/Y.swift"], "App/A/"), (["App/A.swift", "App/AB/C.swift"], "App/"),
    (["A.swift", "B/C.swift"], ""), (["/x/A.swift", "/x/B.swift"], "/x/"), (["A/B.swift"], "A/"), ([], ""),
  ]) func theCommonFolderIsThatOfAllFiles(files: [String], folder: String) {
    #expect(PathPrefix(of: files).text == folder)
  }

  @Test func foldersAreSaidFromTheCommonOneOn() {
    let prefix = PathPrefix(of: ["App/A/X.swift", "App/A/B/Y.swift"])
    #expect(prefix.rest(of: "App/A/B/Y.swift") == "B/Y.swift")
    #expect(prefix.rest(of: "Other/Z.swift") == "Other/Z.swift")
    #expect(prefix.rest(ofFolder: "App/A/B") == "B")
    #expect(prefix.rest(ofFolder: "App/A") == "directly in A")
    #expect(PathPrefix(of: ["X.swift", "A/Y.swift"]).rest(ofFolder: "A") == "A")
    #expect(PathPrefix.folder(of: "X.swift") == "." && PathPrefix.folder(of: "/X.swift") == "/")
  }

  @Test func whatHTMLWouldReadIsEscaped() {
    #expect("<a href=\"x\">&amp;'\0".html == "&lt;a href=&quot;x&quot;&gt;&amp;amp;'\u{FFFD}")
    #expect("`a<b` and `c".proseHTML == "<code>a&lt;b</code> and `c")
    #expect("a b&=#/é".addressComponent == "a%20b%26%3D%23%2F%C3%A9")
  }

  @Test func addressesAreMadeOfTheirTemplates() throws {
    let template = try #require(SourceLink.Template("editor://open?file={file}&line={line}&at={commit}"))
    let link = SourceLink(template, root: nil, revision: nil)
    #expect(
      link.address(file: "./A b/{line}.swift", line: 7) == "editor://open?file=A%20b/%7Bline%7D.swift&line=7&at=HEAD")
    let here = SourceFolder.canonical(".")
    let inside = SourceLink(template, root: (here as NSString).deletingLastPathComponent, revision: "abc")
    #expect(
      inside.address(file: "X.swift", line: 1)
        == "editor://open?file=\((here as NSString).lastPathComponent)/X.swift&line=1&at=abc")
  }
}
