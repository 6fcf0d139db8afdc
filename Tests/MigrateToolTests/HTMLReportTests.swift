import Foundation
import TestSupport
import Testing

/// The page of the HTML report, without its script.
@Suite(.runsProcesses) struct HTMLReportTests {
  // MARK: Head

  @Test func theHeadSaysProjectSourcesDateCommitAndVersion() async throws {
    try await withLegacySample { parent in
      let project = parent.appendingPathComponent("Shop & Co")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: false)
      try FileManager.default.moveItem(
        at: parent.appendingPathComponent("Legacy"), to: project.appendingPathComponent("Legacy"))
      try await commitAll(in: project)
      let commit = try await command("git", ["rev-parse", "HEAD"], in: project)
        .output.trimmingCharacters(in: .newlines)
      let version = try await migrateTool("--version").output.trimmingCharacters(in: .newlines)
      let page = try await page(["Legacy"], in: project)
      #expect(page.contains("<title>Shop &amp; Co: migration to Codable</title>"))
      #expect(page.contains("<h1>Shop &amp; Co</h1>"))
      #expect(page.contains("<dt>Sources</dt><dd><code>Legacy</code></dd>"))
      #expect(
        page.contains("<dt>Date</dt><dd><time datetime=\"2025-10-09T08:53:20Z\">2025-10-09 08:53:20 UTC</time></dd>"))
      #expect(page.contains("<dt>Commit</dt><dd><code title=\"\(commit)\">\(commit.prefix(10))</code></dd>"))
      #expect(page.contains("<dt>Tool</dt><dd>migrate-tool \(version)</dd>") && !version.isEmpty)
    }
  }

  @Test func outsideOfARepositoryThereIsNoCommit() async throws {
    try await withLegacySample { parent in
      let page = try await page(["Legacy"], in: parent)
      #expect(page.contains("<h1>\(parent.lastPathComponent)</h1>"))
      #expect(!page.contains("<dt>Commit</dt>"))
    }
  }

  @Test func aDateThatIsNoneIsAnError() async throws {
    try await withLegacySample { parent in
      let before = try parent.contents()
      let result = try await migrateTool(
        ["migrate", "Legacy", "--reporter", "html", "--write", "--allow-dirty"], in: parent,
        environment: ["SOURCE_DATE_EPOCH": "today"])
      #expect(result.exitCode == 1)
      #expect(result.errors == "error: SOURCE_DATE_EPOCH is 'today', not a number of seconds since 1970\n")
      #expect(try parent.contents() == before)
    }
  }

  @Test func twoRunsGiveTheSamePage() async throws {
    try await withLegacySample { parent in
      let first = try await page(["Legacy"], in: parent)
      let second = try await page(["Legacy"], in: parent)
      #expect(second == first)
    }
  }

  // MARK: A dry run

  @Test func aDryRunSaysWouldBe() async throws {
    let page = try await Self.samplePage.value
    #expect(page.contains("4 of 7 files would change. <strong>This was a dry run: nothing was written.</strong>"))
    #expect(page.contains("<strong>86 % would be gone</strong>"))
    #expect(page.contains("<h2 id=\"progress-title\">What would be converted</h2>"))
    #expect(page.contains("<small>would be 2 fewer</small>"))
    #expect(page.contains("<small>would stay</small>"))
    #expect(page.contains("<h3>Before and after, as it would be</h3>"))
    #expect(!page.contains("% gone") && !page.contains("<small>2 fewer</small>"))
  }

  @Test func aRunThatWroteSaysWhatIs() async throws {
    try await withLegacySample { parent in
      let page = try await page(["Legacy", "--write", "--allow-dirty"], in: parent)
      #expect(page.contains("<p id=\"lead\">4 of 7 files changed.</p>"))
      #expect(page.contains("<strong>86 % gone</strong>"))
      #expect(page.contains("<small>2 fewer</small>") && page.contains("<small>stays</small>"))
      // A reason may say what would be under other circumstances.
      let text = try #require(page.firstMatch(of: /(?s)<body>(.*?)<script/)).1
        .replacing(/(?s)<ul class="reasons">.*?<\/ul>/, with: "")
      #expect(!text.contains("would be") && !text.contains("would stay"))
    }
  }

  // MARK: Items

  @Test func eachItemIsThereByItsName() async throws {
    let page = try await Self.samplePage.value
    let names = page.matches(of: /<details id="open=([^"]*)"/).map { String($0.1) }
    let items = try #require(try await report()["items"] as? [[String: Any]])
    #expect(Set(names) == Set(items.compactMap { $0["name"] as? String }) && names.count == items.count)
    let book = try element("CouponBook", of: page)
    #expect(book.contains("data-outcome=\"untouched\" data-kind=\"model\" data-file=\"Legacy/CouponBook.swift\""))
    #expect(book.contains("<small>CouponBook.swift:6</small>"))
    #expect(
      book.contains(
        "<li><code>.rawData</code> of the document is not understood <small>line 13</small> "
          + "<small>document-use-not-understood</small></li>"))
    #expect(book.contains("<th scope=\"row\"><code>coupons: [Coupon]</code></th>"))
    #expect(book.contains("<p class=\"needs\">Needs <code>Coupon</code></p>"))
    #expect(!book.contains("class=\"diff\""))
  }

  @Test func itemsOfOneNameAreToldApartByTheirFiles() async throws {
    try await withTemporaryFolder { folder in
      for file in ["One", "Two"] {
        try folder.write(
          "import SwiftyJSON\nprivate struct User { let id: Int; init(json: JSON) { id = json[\"id\"].intValue } }\n"
            + "func names(_ json: JSON) -> [String] {\n  let first = json[\"a\"].stringValue\n  return [first]\n}\n",
          to: "App/\(file).swift")
      }
      let page = try await page(["App"], in: folder)
      let names = page.matches(of: /<details id="open=([^"]*)"/).map { String($0.1) }
      #expect(names.contains("User@App/One.swift") && names.contains("User@App/Two.swift"), "\(names)")
      #expect(Set(names).count == names.count)
    }
  }

  @Test func theLargestSavingComesFirst() async throws {
    let page = try await Self.samplePage.value
    let saved = page.matches(of: /data-saved="([^"]*)"/).map { Int($0.1) }
    let known = saved.compactMap(\.self)
    #expect(known.count == 13 && known == known.sorted(by: >))
    // What stays is last.
    #expect(saved.last == .some(nil))
  }

  @Test func linesAreBesideEachOtherWithTheirWordsMarked() async throws {
    let coupon = try element("Coupon", of: try await Self.samplePage.value)
    #expect(
      coupon.contains(
        "<del data-line=\"5\"><mark>final class</mark> Coupon: <mark>JSONDeserializable</mark> {</del></div>"
          + "<div class=\"new\"><ins data-line=\"5\"><mark>struct</mark> Coupon: <mark>LegacyDecodable</mark> {</ins>"))
    let old = coupon.matches(of: /<(?:del|span) data-line="(\d+)">/).compactMap { Int($0.1) }
    #expect(Set(5...22).isSubset(of: Set(old)))
  }

  @Test func theCommonFolderIsSaidOnce() async throws {
    try await withLegacySample { parent in
      let folder = parent.appendingPathComponent("App B/Sources")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        at: parent.appendingPathComponent("Legacy"), to: folder.appendingPathComponent("Legacy"))
      let text = try visible(try await page(["App B"], in: parent))
      #expect(text.components(separatedBy: "App B/Sources/Legacy").count == 2, "\(text)")
      #expect(text.contains("Paths on this page are below App B/Sources/Legacy/"))
      #expect(text.contains("Coupon.swift:5"))
    }
  }

  // MARK: Legend

  @Test func theLegendSaysWhatOutcomesAndColoursMean() async throws {
    let page = try await Self.samplePage.value
    let legend = try #require(page.firstMatch(of: /(?s)<details class="legend" open>(.*?)<\/details>/)).1
    for term in ["synthesized", "explicit", "bridged", "untouched"] {
      #expect(legend.contains("<dt class=\"\(term)\">\(term)</dt><dd>"))
    }
    #expect(legend.contains("legacy code that would be left") && legend.contains("legacy code that would be gone"))
    #expect(
      legend.contains("<del>old</del>") && legend.contains("<ins>new</ins>") && legend.contains("<mark>marked</mark>"))
  }

  // MARK: Links to the sources

  @Test func linksGoToLinesOfTheSourcesInTheRepository() async throws {
    try await withLegacySample { parent in
      try FileManager.default.moveItem(
        at: parent.appendingPathComponent("Legacy/Coupon.swift"), to: parent.appendingPathComponent("Legacy/C #1.swift")
      )
      try await commitAll(in: parent)
      let commit = try await command("git", ["rev-parse", "HEAD"], in: parent)
        .output.trimmingCharacters(in: .newlines)
      // Paths in the report begin here, those of the links in the repository.
      let page = try await page(
        [".", "--source-url", "https://example.test/blob/{commit}/{file}?a&b#L{line}"],
        in: parent.appendingPathComponent("Legacy"))
      let coupon = try element("Coupon", of: page)
      let address = "https://example.test/blob/\(commit)/Legacy/C%20%231.swift?a&amp;b"
      #expect(coupon.contains("<a href=\"\(address)#L5\">Source</a>"), "\(coupon.prefix(900))")
      #expect(coupon.contains("<code><a href=\"\(address)#L12\">code: String</a></code>"))
    }
  }

  @Test func withoutATemplateNothingIsLinkedOutside() async throws {
    let page = try await Self.samplePage.value
    let links = page.matches(of: /\shref="([^"]*)"/).map(\.1)
    #expect(links.count > 14 && links.allSatisfy { $0.hasPrefix("#") || $0 == "data:," })
  }

  @Test(arguments: [
    "https://example.test/{file}", "https://example.test/{line}", "{file}:{line}", "javascript:alert('{file}{line}')",
    "JavaScript:alert('{file}{line}')", "data:text/html,{file}{line}",
  ]) func aTemplateThatIsNoneIsAnError(_ template: String) async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool(
        ["migrate", "Legacy", "--reporter", "html", "--source-url", template], in: parent)
      #expect(result.exitCode == 64)
      #expect(result.errors.contains("'\(template)' is no address with {file} and {line} in it"), "\(result.errors)")
    }
  }

  @Test func aTemplateIsForThePageAlone() async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool(
        ["migrate", "Legacy", "--source-url", "https://example.test/{file}#{line}"], in: parent)
      #expect(result.exitCode == 64)
      #expect(result.errors.contains("--source-url is for --reporter html."))
    }
  }

  // MARK: One file, whatever the code says

  @Test func thePageNeedsNoOtherFile() async throws {
    let page = try await Self.samplePage.value
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains("default-src 'none'"))
    // The name of a namespace is no address.
    let addresses = page.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!addresses.contains("http://") && !addresses.contains("https://"))
    #expect(!addresses.contains("url(") && !addresses.contains("@import") && !addresses.contains(" src="))
    #expect(page.contains("@media (prefers-color-scheme: dark)"))
  }

  @Test func onlyWhatNeedsTheScriptWaitsForIt() async throws {
    let page = try await Self.samplePage.value
    let hidden = page.matches(of: /<(\w+) id="([^"]*)"[^>]* hidden>/).map { String($0.2) }
    #expect(hidden == ["map-section", "filters"])
    #expect(page.contains("<noscript>"))
    #expect(page.contains("<li><b>1 ×</b><a href=\"#search=%22of%20the%20document%20is%20not%20understood%22\">"))
    #expect(page.contains("<td data-label=\"lines\">220 → 115</td>"))
  }

  @Test func namesPathsAndKeysAreNoPartsOfThePage() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(
        """
        import SwiftyJSON
        struct `</script><b onclick="x">` {
          let id: String
          init(json: JSON) { id = json["</script><script>alert(1)</script><!--"].stringValue }
        }
        struct Left {
          let id: Any
          init(json: JSON) { id = json["</style><i>\\"'&amp;"].error as Any }
        }

        """, to: "App \"1\" '2' <i>&/U\"<b>.swift")
      let page = try await page(["."], in: folder)
      #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--"))
      #expect(page.matches(of: /<script/).count == 2 && page.matches(of: /<\/script>/).count == 2)
      #expect(!page.contains("<b onclick") && !page.contains("</style><i>") && !page.contains("<i>&/U"))
      #expect(
        page.contains("data-file=\"./App &quot;1&quot; '2' &lt;i&gt;&amp;/U&quot;&lt;b&gt;.swift\""),
        "\(page.suffix(3000))")
      #expect(page.contains("<details id=\"open=`&lt;/script&gt;&lt;b onclick=&quot;x&quot;&gt;`\""))
      guard Browser.path != nil else { return }
      let seen = try await Browser.ask(
        page, "return { items: `${items.length}`, bold: `${document.querySelectorAll('b[onclick]').length}` };")
      #expect(seen == ["items": "2", "bold": "0"])
    }
  }

  // MARK: Support

  /// The page of a run whose date is always the same.
  private func page(_ arguments: [String], in folder: URL) async throws -> String {
    try await Self.page(arguments, in: folder)
  }

  private static func page(_ arguments: [String], in folder: URL) async throws -> String {
    let result = try await migrateTool(
      ["migrate"] + arguments + ["--reporter", "html"], in: folder,
      environment: [
        "SOURCE_DATE_EPOCH": "1760000000", "GIT_CEILING_DIRECTORIES": FileManager.default.temporaryDirectory.path,
      ])
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  /// The page of the sample, made once for all tests.
  private static let samplePage = Task {
    try await withLegacySample { parent in try await page(["Legacy"], in: parent) }
  }

  private func report() async throws -> [String: Any] {
    try await withLegacySample { parent in
      let result = try await migrateTool("migrate", "Legacy", "--reporter", "json", in: parent)
      return try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }
  }

  private func element(_ name: String, of page: String) throws -> Substring {
    let start = try #require(page.range(of: "<details id=\"open=\(name)\"")).lowerBound
    let end = try #require(page[start...].range(of: "</details>")).upperBound
    return page[start..<end]
  }

  /// The text that a reader sees, without tags.
  private func visible(_ page: String) throws -> String {
    let body = try #require(page.firstMatch(of: /(?s)<main>(.*)<\/main>/)).1
    let head = try #require(page.firstMatch(of: /(?s)<header>(.*)<\/header>/)).1
    return "\(head)\n\(body)".replacing(/<[^>]*>/, with: "")
  }
}
