import Foundation
import TestSupport
import Testing

/// The README and the documents: their commands run, their links lead somewhere, their examples are what the tool makes.
@Suite(.runsProcesses) struct DocumentationTests {
  /// Documents with commands, and the page of reasons: all but the pages that are made from doc comments.
  private static let guides = [
    "README.md", "docs/adoption.md", "docs/architecture.md", "docs/client.md", "docs/command-line.md",
    "docs/evidence.md", "docs/forms.md", "docs/limits.md", "docs/reasons.md", "docs/swapping-the-import.md",
    "docs/targets.md", "docs/verification.md",
  ]

  private static func document(_ path: String) throws -> MarkdownDocument {
    MarkdownDocument(
      path: path, text: try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8))
  }

  /// All Markdown that people read: the repository's own, and what is below `docs`.
  private static func documents() throws -> [MarkdownDocument] {
    let top = try FileManager.default.contentsOfDirectory(atPath: packageRoot.path)
    let below = try packageRoot.appendingPathComponent("docs").contents().keys.map { "docs/\($0)" }
    return try (top + below).filter { $0.hasSuffix(".md") }.sorted().map(document)
  }

  @Test func everyGuideIsAmongTheDocuments() throws {
    let pages = try Self.documents().map(\.path)
    #expect(pages.filter { $0 == "README.md" || $0.wholeMatch(of: /docs\/[^\/]*\.md/) != nil } == Self.guides)
    #expect(pages.count { $0.hasPrefix("docs/idioms/") } >= 65)
    for name in ["CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"] { #expect(pages.contains(name)) }
  }

  // MARK: Commands

  @Test(.enabled("needs git") { try await command("which", ["git"]).exitCode == 0 })
  func everyCommandRunsAsItStands() async throws {
    let runsAll = ProcessInfo.processInfo.environment["CAMPAIGN"] == "full"
    let documents = try Self.guides.map(Self.document)
    var run = 0
    try await withTemporaryFolder { folder in
      let commands = try await DocumentedCommands(in: folder)
      try await withThrowingTaskGroup(of: Int.self) { group in
        for document in documents {
          let blocks = document.blocks.filter {
            $0.language == "sh" && !$0.info.contains("norun") && (runsAll || !$0.info.contains("slow"))
          }
          guard !blocks.isEmpty else { continue }
          group.addTask {
            let name = document.path.replacing("/", with: "-")
            for (block, result) in zip(blocks, try await commands.run(blocks, in: name)) {
              #expect(
                result.exitCode == DocumentedCommands.expectedStatus(of: block),
                """
                \(document.path):\(block.line):
                \(block.text)\(result.output.suffix(2_000))\(result.errors.suffix(2_000))
                """)
            }
            return blocks.count
          }
        }
        for try await count in group { run += count }
      }
    }
    #expect(run >= 30)
  }

  /// A mark is an exception, and a misspelt one is none.
  @Test func fewCommandsAreNotRun() throws {
    let infos = try Self.guides.map(Self.document).flatMap(\.blocks).filter { $0.language == "sh" }.map(\.info)
    for info in infos.filter({ $0.count > 1 }) {
      #expect(info.count == 2 && DocumentedCommands.Mark(rawValue: info[1]) != nil, "\(info)")
    }
    #expect(infos.count { $0.contains("norun") } <= 8)
    #expect(infos.count { $0.contains("slow") } <= 4)
  }

  /// A command that can't be copied because it is in another kind of block would be run by nobody.
  @Test func commandsStandInBlocksThatAreRun() throws {
    for document in try Self.guides.map(Self.document) {
      for block in document.blocks where ["bash", "shell", "zsh", "text", ""].contains(block.language) {
        let first = block.text.prefix { $0 != "\n" }
        #expect(
          first.firstMatch(of: /^\s*\$?\s*(swift|migrate-tool|git|scripts\/)/) == nil,
          "\(document.path):\(block.line): \(first)")
      }
    }
  }

  @Test func theTwoFirstCommandsAreThese() throws {
    let blocks = try Self.document("README.md").blocks.filter { $0.language == "sh" }.map(\.text)
    let command =
      "swift run migrate-tool migrate Samples/Diamond/Legacy --evidence Samples/Diamond/Payloads/recorded --rename\n"
    #expect(blocks.contains(command))
    #expect(blocks.contains("swift test\n"))
  }

  // MARK: Links

  @Test func everyLinkLeadsSomewhere() throws {
    let documents = try Self.documents()
    let anchors = Dictionary(uniqueKeysWithValues: documents.map { ($0.path, $0.anchors) })
    var checked = 0
    for document in documents {
      let folder = packageRoot.appendingPathComponent(document.path).deletingLastPathComponent()
      for link in document.links {
        checked += 1
        let place = "\(document.path):\(link.line)"
        let file =
          link.file.isEmpty
          ? packageRoot.appendingPathComponent(document.path)
          : folder.appendingPathComponent(link.file.removingPercentEncoding ?? link.file).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: file.path), "\(place): \(link.file) is not there")
        guard !link.anchor.isEmpty else { continue }
        let path = String(file.path.dropFirst(packageRoot.standardizedFileURL.path.count + 1))
        #expect(anchors[path]?.contains(link.anchor) == true, "\(place): no \(path)#\(link.anchor)")
      }
    }
    #expect(checked >= 200)
  }

  @Test func anchorsAreThoseOfGitHub() {
    let document = MarkdownDocument(
      path: "x.md",
      text: """
        # What `--verify` proves, and what not
        ## Exit status
        ```sh
        # no heading
        ```
        ## Exit status
        ### Über [links](a.md#b) – and more_2
        #no heading
        """)
    #expect(
      document.anchors == [
        "what---verify-proves-and-what-not", "exit-status", "exit-status-1", "über-links--and-more_2",
      ])
  }

  @Test func linksAreFoundOutsideOfCode() {
    let document = MarkdownDocument(
      path: "x.md",
      text: """
        [a](b.md#c), `[no](link.md)`, [out](https://example.test/x), <img src="d.png">
        ```swift
        let x = [0](e.md)
        ```
        ![f](g.png) and [h](#i)
        """)
    #expect(document.links.map(\.file) == ["b.md", "d.png", "g.png", ""])
    #expect(document.links.map(\.anchor) == ["c", "", "", "i"])
    #expect(document.links.map(\.line) == [1, 1, 5, 5])
  }

  // MARK: Size

  @Test func theREADMEIsReadInThreeMinutes() throws {
    let text = try Self.document("README.md").text
    #expect(text.components(separatedBy: "\n").dropLast().count <= 200)
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 1_800)
  }

  /// A table is read in a terminal, too. An address can't be broken.
  @Test func noLineIsWiderThanATerminal() throws {
    let pages = try Self.documents().filter { !$0.path.hasPrefix("docs/idioms/") }
    #expect(pages.count == Self.guides.count + 3)
    for document in pages {
      for (number, line) in document.prose where !line.contains("https://") {
        #expect(line.count <= 120, "\(document.path):\(number): \(line.count) columns")
      }
    }
  }

  // MARK: Examples

  /// The file that the README shows first, and what the tool makes of it.
  @Test func theREADMEShowsWhatTheToolMakes() async throws {
    let blocks = try Self.document("README.md").blocks
    func shown(_ comment: String) throws -> String {
      try #require(blocks.first { $0.comment == comment }, "no block under <!-- \(comment) -->").text
    }
    let sample = "Samples/Store/Sources"
    let original = try String(
      contentsOf: packageRoot.appendingPathComponent("\(sample)/Order.swift"), encoding: .utf8)
    #expect(original == (try shown("\(sample)/Order.swift")))
    let examples: [(flags: [String], expected: String)] = [
      ([], try shown("the same file by default")),
      (["--tighten", "declared"], try shown("the same file with --tighten declared")),
    ]
    for (flags, expected) in examples {
      try await withTemporaryFolder { folder in
        try FileManager.default.copyItem(
          at: packageRoot.appendingPathComponent(sample), to: folder.appendingPathComponent("Store"))
        let result = try await command(
          builtProduct("migrate-tool").path, ["migrate", "Store", "--write", "--allow-dirty"] + flags, in: folder)
        #expect(result.exitCode == 0, "\(result.errors)")
        let written = try String(contentsOf: folder.appendingPathComponent("Store/Order.swift"), encoding: .utf8)
        #expect(written == expected, "\(flags)")
      }
    }
  }

  /// The client's page begins with the declarations that `ReadmeTests` compiles.
  @Test func theClientsPageShowsTheSameAsTheREADME() throws {
    let blocks = try ["README.md", "docs/client.md"].map { path in
      try Self.document(path).blocks.first { $0.comment == "ReadmeTests" }?.text
    }
    #expect(blocks[0] != nil)
    #expect(blocks[0] == blocks[1])
  }
}
