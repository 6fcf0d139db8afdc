import Foundation
import TestSupport
import Testing

/// The page of the HTML report shows folders and files by the legacy code in them.
@Suite(.runsProcesses, .enabled(if: Browser.path != nil, "no Chromium is installed")) struct TreemapTests {
  @Test func theOutermostFolderThatHasSeveralIsShownFirst() async throws {
    let seen = try await shown(after: "")
    #expect(seen["said"] == "App/Sources: 7 reads, 3 mentions in 3 files")
    #expect(seen["tiles"] == "folder Models: 5 reads, 2 mentions | App/Sources/Loader.swift: 2 reads, 1 mention")
    #expect(seen["above"] == "")
    // The areas fill the map by their shares.
    let areas = try #require(seen["areas"]).split(separator: " ").compactMap { Double($0) }
    #expect(areas.count == 2)
    #expect(abs(areas[0] - 0.7) < 0.001 && abs(areas[1] - 0.3) < 0.001, "\(areas)")
  }

  @Test func whatTheMigrationTakesAwayIsLeftOut() async throws {
    let seen = try await shown(after: "document.querySelector('#map-when input[value=After]').click()")
    #expect(seen["said"] == "App/Sources: 2 reads, 1 mention in 1 file")
    #expect(seen["tiles"] == "App/Sources/Loader.swift: 2 reads, 1 mention")
    let tidy = try await shown(after: "data.files = []; drawMap()")
    #expect(tidy["said"] == "Nothing.")
    #expect(tidy["tiles"] == "")
  }

  @Test func aFolderOpensAndEscapeGoesUp() async throws {
    let opened = try await shown(after: "tiles()[0].click()")
    #expect(opened["said"] == "Models: 5 reads, 2 mentions in 2 files")
    #expect(
      opened["tiles"]
        == "App/Sources/Models/Order.swift: 4 reads, 1 mention | App/Sources/Models/User.swift: 1 read, 1 mention")
    #expect(opened["above"] == "App/Sources")
    #expect(opened["focused"] == "App/Sources/Models/Order.swift: 4 reads, 1 mention")
    let closed = try await shown(after: "tiles()[0].click(); await settle(); press('Escape')")
    #expect(closed["said"] == "App/Sources: 7 reads, 3 mentions in 3 files")
    #expect(closed["focused"] == "folder Models: 5 reads, 2 mentions")
    let above = try await shown(after: "tiles()[0].click(); document.querySelector('#map-path button').click()")
    #expect(above["focused"] == "folder Models: 5 reads, 2 mentions")
  }

  @Test func arrowKeysGoFromOneToTheNext() async throws {
    let presses = [
      "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "ArrowUp", "End", "ArrowDown", "Home", "x",
    ]
    let seen = try await shown(
      after: """
        tiles()[0].focus();
        log = \(presses).map(key => { press(key); return tiles().indexOf(document.activeElement); }).join(" ")
        """)
    // The first and the last stay where there is nothing further.
    #expect(seen["log"] == "1 1 0 0 1 0 1 1 0 0")
  }

  @Test func aFileShowsItsItems() async throws {
    let seen = try await shown(after: "tiles()[0].click(); await settle(); tiles()[1].click()")
    #expect(seen["count"] == "1 of 3 items")
    #expect(seen["focused"] == "search")
  }

  @Test func manyFilesAreBehindTheSmallest() async throws {
    let seen = try await shown(
      after: """
        data.files = Array.from({ length: 100 }, (_, index) => ({ path: `App/File${index}.swift`,
          legacy: { readsBefore: 100 - index, mentionsBefore: 0 } })); drawMap(); await settle()
        """)
    let tiles = try #require(seen["tiles"]).components(separatedBy: " | ")
    #expect(tiles.count == 40)
    #expect(tiles.first == "App/File0.swift: 100 reads, 0 mentions")
    // Of 5,050 reads the first 39 files have 3,159.
    #expect(tiles.last == "folder 61 more: 1891 reads, 0 mentions")
  }

  /// What the page shows of a project, before the migration, once a script has run in it.
  private func shown(after script: String) async throws -> [String: String] {
    try await withTemporaryFolder { folder in
      try folder.write(String(decoding: await Self.page.value, as: UTF8.self), to: "report.html")
      let file = folder.appendingPathComponent("report.html")
      let test = """
        <script>
        const tiles = () => [...document.querySelectorAll("#map button")];
        const settle = () => new Promise(done => setTimeout(done, 10));
        const press = key => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        let log = "";
        const label = element => element.getAttribute("aria-label") ?? element.id;
        (async () => {
          document.querySelector("#map-when input[value=Before]").click();
          \(script);
          await settle();
          const box = document.getElementById("map").getBoundingClientRect();
          const seen = {
            log,
            said: document.getElementById("map-said").textContent,
            tiles: tiles().map(label).join(" | "),
            above: [...document.querySelectorAll("#map-path button")].map(button => button.textContent).join(" | "),
            focused: label(document.activeElement),
            count: document.getElementById("count").textContent,
            areas: tiles().map(tile => tile.parentElement.getBoundingClientRect())
              .map(part => part.width * part.height / box.width / box.height).join(" "),
          };
          document.body.append(make("pre", "", "seen" + JSON.stringify(seen)));
        })();
        </script>
        """
      let page = try String(contentsOf: file, encoding: .utf8)
      try Data((page + test).utf8).write(to: file)
      let result = try await Browser.show(file)
      #expect(!result.errors.contains("CONSOLE"), "\(result.errors)")
      let match = try #require(
        result.output.firstMatch(of: /<pre>seen(\{.*?\})<\/pre>/), "\(result.output.suffix(800))")
      return try JSONDecoder().decode([String: String].self, from: Data(match.1.utf8))
    }
  }

  /// The page of a project with two folders, made once for all tests.
  private static let page = Task {
    try await withTemporaryFolder { folder in
      try folder.write(
        """
        import SwiftyJSON

        struct Order {
          let id: Int
          let name: String
          let note: String?
          let price: Double
          init(json: JSON) {
            id = json["id"].intValue
            name = json["name"].stringValue
            note = json["note"].string
            price = json["price"].doubleValue
          }
        }

        """, to: "App/Sources/Models/Order.swift")
      try folder.write(
        """
        import SwiftyJSON

        struct User {
          let id: Int
          init(json: JSON) { id = json["id"].intValue }
        }

        """, to: "App/Sources/Models/User.swift")
      try folder.write(
        """
        import SwiftyJSON

        func names(_ json: JSON) -> [String] { [json["first"].stringValue, json["last"].stringValue] }

        """, to: "App/Sources/Loader.swift")
      let result = try await migrateTool("migrate", "App", "--reporter", "html", in: folder)
      return Data(result.output.utf8)
    }
  }
}
