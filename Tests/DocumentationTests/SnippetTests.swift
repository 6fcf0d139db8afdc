import Foundation
import TestSupport
import Testing

/// The snippets of the catalogues compile, page by page.
@Suite struct SnippetTests {
  private static let pages = Result { try Catalogue.all.flatMap { try $0.pages() } }

  @Test func everySnippetCompiles() async throws {
    let pages = try Self.pages.get().filter { !$0.snippets.isEmpty }
    #expect(pages.count >= 20, "too few were found: \(pages.count)")
    // Two at a time: each needs a compiler of its own.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, page) in pages.enumerated() {
        if index >= 2 { try await group.next() }
        group.addTask {
          let errors = try await TypeChecker.errors(in: page.source, isScript: true)
          for (line, messages) in errors.sorted(by: { $0.key < $1.key }) {
            Issue.record("\(page.document.path):\(line): \(messages.joined(separator: "; "))")
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func fewSnippetsAreLeftOut() throws {
    let left = try Self.pages.get().flatMap(\.snippetsLeftOut)
    #expect(left.count <= 3, "\(left.map(\.text))")
  }

  /// A snippet in another kind of block, or under a misspelt comment, would be checked by nobody.
  @Test func swiftIsMarkedAsSwift() throws {
    for page in try Self.pages.get() {
      for block in page.document.blocks {
        #expect(["swift", "text"].contains(block.language), "\(page.document.path):\(block.line)")
      }
    }
  }

  @Test func anErrorIsFoundInItsLine() async throws {
    let page = Page(
      library: "LegacyJSON",
      document: MarkdownDocument(
        path: "Page.md",
        text: """
          <!-- snippet-preamble
          let json: JSON = ["id": 1]
          -->
          # A page

          ```swift
          let id = json["id"].intValue
          ```

          <!-- not compiled: it is wrong -->
          ```swift
          let wrong = json.noSuchAccessor
          ```

          ```swift
          print(id)
          let name: String = json["id"].intValue
          ```
          """))
    #expect(page.snippetsLeftOut.map(\.line) == [11])
    let errors = try await TypeChecker.errors(in: page.source, isScript: true)
    #expect(Array(errors.keys) == [17], "\(errors)")
  }

  // MARK: Style

  @Test func articlesAreShort() throws {
    for catalogue in Catalogue.all {
      let pages = try catalogue.pages()
      let articles = pages.filter { !$0.document.path.hasSuffix("/\(catalogue.library).md") }
      #expect(!articles.isEmpty && articles.count == pages.count - 1, "\(catalogue.library)")
      for article in articles {
        let lines = article.document.text.components(separatedBy: "\n").dropLast().count
        #expect((30...100).contains(lines), "\(article.document.path): \(lines) lines")
      }
    }
  }

  @Test func noLineIsWiderThanATerminal() throws {
    for page in try Self.pages.get() {
      for (index, line) in page.document.text.components(separatedBy: "\n").enumerated() {
        #expect(line.count <= 120, "\(page.document.path):\(index + 1): \(line.count) columns")
      }
    }
  }
}
