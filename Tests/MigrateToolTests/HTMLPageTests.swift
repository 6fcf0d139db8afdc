import Foundation
import TestSupport
import Testing

/// The script of the HTML report's page, in a browser.
@Suite(.runsProcesses, .enabled(if: Browser.path != nil, "no Chromium is installed")) struct HTMLPageTests {
  // MARK: The address

  @Test func theAddressOpensFiltersAndSearches() async throws {
    let seen = try await ask("search=coupon&kind=model&sort=name&open=CouponBook")
    #expect(seen["shown"] == "Coupon CouponBook")
    #expect(seen["open"] == "CouponBook")
    #expect(seen["count"] == "2 of 14 items")
    #expect(seen["fields"] == "coupon||model||name")
    #expect(seen["hash"] == "search=coupon&kind=model&sort=name&open=CouponBook")
  }

  @Test func whatIsDoneIsInTheAddress() async throws {
    let seen = try await ask(
      "",
      """
      const set = (id, value) => {
        byId(id).value = value;
        byId(id).dispatchEvent(new Event("input", { bubbles: true }));
      };
      set("search", "receipt & co");
      set("search", "Receipt purchase");
      set("outcome", "synthesized");
      set("folder", "Legacy");
      set("sort", "file");
      document.getElementById("open=DiamondResponse.PurchaseParams.Receipt").open = true;
      """)
    #expect(
      seen["hash"] == "search=Receipt%20purchase&outcome=synthesized&folder=Legacy&sort=file&"
        + "open=DiamondResponse.PurchaseParams.Receipt")
    // The address shows the same again.
    let again = try await ask(try #require(seen["hash"]))
    #expect(again == seen)
    let cleared = try await ask(try #require(seen["hash"]), "document.querySelector('[type=reset]').click()")
    #expect(cleared["hash"] == "open=DiamondResponse.PurchaseParams.Receipt")
    #expect(cleared["count"] == "14 of 14 items")
  }

  @Test func anAddressOfAnotherRunShowsWhatThereIs() async throws {
    // The file is another by now, the outcome is none, and the escape is broken.
    let seen = try await ask("open=Coupon%40Old/Coupon.swift&outcome=lost&open=Gone&search=%E0%A4%A")
    #expect(seen["open"] == "Coupon")
    #expect(seen["fields"] == "%E0%A4%A||||")
  }

  @Test func anItemLinksToItself() async throws {
    let seen = try await ask(
      "sort=file", "document.querySelector('[id=\"open=CouponBook\"] .links a').click()")
    #expect(seen["hash"] == "sort=file&open=CouponBook")
    #expect(seen["open"] == "CouponBook")
  }

  @Test func aReasonShowsItsItems() async throws {
    let seen = try await ask("", "document.querySelector('#obstacles a').click()")
    #expect(seen["count"] == "2 of 14 items")
    #expect(seen["fields"] == "\"if the whole document is null, it is\"||||")
  }

  // MARK: Search and order

  @Test(arguments: [
    // Names, files, outcomes and reasons; all words, in any order.
    ("book coupon", "CouponBook"), ("untouched", "CouponBook"), ("UNDERSTOOD rawdata model", "CouponBook"),
    ("couponbook.swift", "CouponBook"), ("legacy/couponbook", "CouponBook"), ("`.rawData` of", "CouponBook"),
    ("\"of the document is\"", "CouponBook"), ("\"document the of\"", ""), ("couponbook absent", ""),
  ]) func wordsAreSearchedInAll(search: String, shown: String) async throws {
    let escaped = try #require(search.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    let seen = try await ask("search=\(escaped)")
    #expect(seen["shown"] == shown)
  }

  @Test func itemsAreInTheOrderThatIsAskedFor() async throws {
    func shown(_ order: String) async throws -> [String] {
      try #require(try await ask("sort=\(order)")["order"]).components(separatedBy: " ")
    }
    let savings = try await shown("").compactMap { Int($0.split(separator: "|")[0]) }
    #expect(savings == savings.sorted(by: >) && savings.count == 13)
    let files = try await shown("file").map { String($0.split(separator: "|", omittingEmptySubsequences: false)[1]) }
    #expect(files == files.sorted() && Set(files).count == 5)
    let outcomes = try await shown("outcome").map {
      String($0.split(separator: "|", omittingEmptySubsequences: false)[2])
    }
    #expect(
      outcomes == [String](repeating: "synthesized", count: 9) + [String](repeating: "explicit", count: 4) + [
        "untouched"
      ])
  }

  @Test func allThatIsShownOpensAndCloses() async throws {
    let opened = try await ask("search=coupon", "byId('all').click(); await settle()")
    #expect(opened["open"] == "Coupon CouponBook" && opened["all"] == "Close all")
    let closed = try await ask("search=coupon&open=Coupon&open=CouponBook", "byId('all').click(); await settle()")
    #expect(closed["open"] == "" && closed["all"] == "Open all")
  }

  // MARK: Code

  @Test func codeHasColoursMarksAndSigns() async throws {
    let seen = try await Browser.ask(
      try await Self.samplePage.value, fragment: "open=Coupon",
      """
      const item = byId("open=Coupon"), texts = name => [...new Set([...item.querySelectorAll(`.code-${name}`)]
        .map(part => part.textContent))].join(" ");
      const [gone, added] = [item.querySelector("del"), item.querySelector("ins")];
      const sign = element => getComputedStyle(element, "::after").content;
      return {
        keywords: texts("keyword"), strings: texts("string"), types: texts("type"), comments: texts("comment"),
        numbers: texts("number"), gone: gone.textContent, marks: [...gone.querySelectorAll("mark")].map(mark => mark.textContent).join("|"),
        signs: `${sign(gone)} ${sign(added)}`, other: `${byId("open=CouponBook").querySelectorAll("[class^=code-]").length}`,
        differ: `${getComputedStyle(item.querySelector(".code-keyword")).color !== getComputedStyle(gone).color}`,
      };
      """)
    #expect(seen["gone"] == "final class Coupon: JSONDeserializable {")
    #expect(seen["marks"] == "final class|JSONDeserializable")
    #expect(seen["signs"] == "\"−\" \"+\"")
    #expect(seen["keywords"] == "final class struct var let init private enum case func return", "\(seen)")
    #expect(seen["types"]?.contains("Coupon JSONDeserializable LegacyDecodable String") == true, "\(seen)")
    #expect(seen["strings"]?.contains("\"product_id\"") == true)
    #expect(seen["comments"]?.contains("/// The price that remains.") == true)
    #expect(seen["numbers"] == "0 100")
    #expect(seen["differ"] == "true")
    // What is not open is not coloured yet.
    #expect(seen["other"] == "0")
  }

  @Test func stringsAndCommentsOfSeveralLinesAreOne() async throws {
    let seen = try await Browser.ask(
      try await Self.samplePage.value,
      #"""
      const lines = ['let a = """', 'let b = "', '""" + #"x"y"# /* c', 'let d */ let e = x.default // f', '@Lossless(1_000) var `var` $0.x 0xFF 1.5e3.y'];
      let open = "";
      const said = lines.map(line => {
        const kinds = kindsOf(line, open);
        open = kinds.open;
        return kinds.parts.map(part => `${part.kind}(${line.slice(part.start, part.end)})`).join(" ");
      });
      return { said: said.join("\n") };
      """#)
    #expect(
      seen["said"] == #"""
        keyword(let) string(""")
        string(let b = ")
        string(""") string(#"x"y"#) comment(/*) comment( c)
        comment(let d */) keyword(let) comment(// f)
        attribute(@Lossless) number(1_000) keyword(var) number(0xFF) number(1.5e3)
        """#)
  }

  // MARK: Small and dark screens

  @Test(arguments: [390, 1280]) func nothingIsOutsideOfTheScreen(width: Int) async throws {
    let seen = try await Browser.ask(
      try await Self.trendPage.value, fragment: "open=Coupon&open=CouponBook&open=DiamondShop.buy", width: width,
      """
      const outside = [...document.querySelectorAll("body *")].filter(element => !element.closest(".scroll, script, #map")
        && element.getClientRects().length && element.getBoundingClientRect().right > innerWidth);
      const cut = [...document.querySelectorAll("body *")].filter(element => !element.closest("#map, script, select")
        && !element.matches(".scroll, input, .bar") && getComputedStyle(element).overflowX !== "visible"
        && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).clipPath === "none");
      const table = document.querySelector("#runs"), hint = document.querySelector(".hint");
      return {
        width: `${innerWidth} ${document.documentElement.scrollWidth}`,
        outside: outside.map(element => element.outerHTML.slice(0, 80)).join("\\n"), cut: cut.map(element => element.outerHTML.slice(0, 80)).join("\\n"),
        scrolls: `${table.parentElement.scrollWidth > table.parentElement.clientWidth}`,
        hint: `${hint.getClientRects().length > 0}`,
        cells: `${[...document.querySelectorAll("#totals td")].every(cell => cell.getBoundingClientRect().width > 0)}`,
        labels: getComputedStyle(document.querySelector("#totals td"), "::before").content,
      };
      """)
    #expect(seen["width"] == "\(width) \(width)")
    #expect(seen["outside"] == "")
    #expect(seen["cut"] == "")
    #expect(seen["cells"] == "true")
    // A table that goes on beyond the screen says so; one that is folded says what its figures are.
    #expect(seen["scrolls"] == "\(width == 390)" && seen["hint"] == "\(width == 390)")
    #expect(seen["labels"]?.contains("items") == (width == 390))
  }

  @Test func darkPagesAreForThoseWhoPreferThem() async throws {
    func colours(isDark: Bool) async throws -> [Int] {
      let seen = try await Browser.ask(
        try await Self.samplePage.value, isDark: isDark,
        "const style = getComputedStyle(document.body); return { colours: `${style.backgroundColor} ${style.color}` };")
      return try #require(seen["colours"]).matches(of: /\d+/).compactMap { Int($0.output) }
    }
    let (light, dark) = (try await colours(isDark: false), try await colours(isDark: true))
    #expect(light[0] > 200 && light[3] < 60)
    #expect(dark[0] < 60 && dark[3] > 200)
  }

  // MARK: Keyboard

  @Test func theKeyboardReachesAll() async throws {
    let seen = try await Browser.ask(
      try await Self.samplePage.value,
      """
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
      const clickable = [...document.querySelectorAll("body *")].filter(element => getComputedStyle(element).cursor === "pointer"
        && getComputedStyle(element.parentElement).cursor !== "pointer");
      return {
        focused: document.activeElement.id, clickable: `${clickable.length > 20}`,
        beyond: clickable.filter(element => element.tabIndex < 0).map(element => element.outerHTML.slice(0, 80)).join("\\n"),
        unnamed: [...document.querySelectorAll("input, select, button, a, summary")]
          .filter(element => !(element.textContent.trim() || element.labels?.length || element.ariaLabel)).length.toString(),
      };
      """)
    #expect(seen == ["focused": "search", "clickable": "true", "beyond": "", "unnamed": "0"])
  }

  // MARK: Support

  /// Opens the page of the sample at an address, runs a script in it, and says what is shown.
  private func ask(_ fragment: String, _ script: String = "") async throws -> [String: String] {
    try await Browser.ask(
      try await Self.samplePage.value, fragment: fragment,
      """
      \(script);
      await settle(); await settle();
      const shown = [...document.querySelectorAll("#items > details")].filter(item => !item.hidden);
      const name = item => item.dataset.name;
      return {
        shown: shown.map(name).sort().join(" "), open: shown.filter(item => item.open).map(name).sort().join(" "),
        order: shown.map(item => [item.dataset.saved, item.dataset.file, item.dataset.outcome].join("|")).join(" "),
        count: byId("count").textContent, all: byId("all").textContent,
        fields: ["search", "outcome", "kind", "folder", "sort"].map(field => byId(field).value).join("|"),
        hash: location.hash.slice(1),
      };
      """)
  }

  private static let samplePage = Task { try await page([]) }

  private static let trendPage = Task { try await page(["--trend", "trend.ndjson"]) }

  private static func page(_ options: [String]) async throws -> String {
    try await withLegacySample { parent in
      let result = try await migrateTool(
        ["migrate", "Legacy", "--reporter", "html"] + options, in: parent,
        environment: ["SOURCE_DATE_EPOCH": "1760000000", "GIT_CEILING_DIRECTORIES": parent.path])
      #expect(result.exitCode == 0, "\(result.errors)")
      return result.output
    }
  }
}
