import Foundation
import TestSupport
import Testing

/// DocC has nothing to complain about, in the catalogues and in the doc comments of the libraries.
@Suite(
  "scripts/docc",
  .enabled("needs a toolchain with docc") {
    let isHere = try await command("sh", ["-c", "xcrun --find docc || command -v docc"]).exitCode == 0
    return isHere
  })
struct DocCTests {
  @Test(arguments: Catalogue.all) func thereAreNoWarnings(catalogue: Catalogue) async throws {
    try await withTemporaryFolder { folder in
      let result = try await docc(catalogue.library, into: folder)
      #expect(result.exitCode == 0, "\(result.errors)\(result.output)")
      let archive = folder.appendingPathComponent("\(catalogue.library).doccarchive/data/documentation")
      let page = archive.appendingPathComponent("\(catalogue.library.lowercased()).json")
      #expect(FileManager.default.fileExists(atPath: page.path))
      try expectThatEverySymbolIsListed(in: catalogue, symbolsIn: folder)
    }
  }

  /// A symbol that no group lists is hard to find among all others.
  private func expectThatEverySymbolIsListed(in catalogue: Catalogue, symbolsIn folder: URL) throws {
    let file = folder.appendingPathComponent("\(catalogue.library).symbols/\(catalogue.library).symbols.json")
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    let symbols = Set(graph.symbols.filter { $0.pathComponents.count == 1 }.map { $0.pathComponents[0] })
    let page = try #require(try catalogue.pages().first { $0.document.path.hasSuffix("/\(catalogue.library).md") })
    let topics = try #require(page.document.text.components(separatedBy: "\n## Topics\n").last)
    let listed = topics.matches(of: /(?m)^- ``(.*)``$/).map { String($0.1) }
    #expect(symbols.subtracting(listed).isEmpty, "not listed")
    #expect(listed.count == Set(listed).count, "listed twice")
    #expect(symbols.count == listed.count, "\(Set(listed).subtracting(symbols)) is nothing public")
  }

  @Test func aLinkThatLeadsNowhereIsFound() async throws {
    try await withTemporaryFolder { folder in
      let package = folder.appendingPathComponent("package")
      let manager = FileManager.default
      try manager.createDirectory(
        at: package.appendingPathComponent("Sources"), withIntermediateDirectories: true)
      try manager.copyItem(
        at: packageRoot.appendingPathComponent("scripts"), to: package.appendingPathComponent("scripts"))
      try package.write(
        "# ``HTTPTransport``\n\nSee ``NoSuchType``.\n",
        to: "Sources/HTTPTransport/HTTPTransport.docc/HTTPTransport.md")
      let result = try await docc("HTTPTransport", into: folder, in: package)
      #expect(result.exitCode == 1)
      #expect((result.output + result.errors).contains("'NoSuchType' doesn't exist"), "\(result.errors)")
    }
  }

  private func docc(_ library: String, into folder: URL, in package: URL = packageRoot) async throws -> CommandResult {
    try await command(
      package.appendingPathComponent("scripts/docc").path, [try TypeChecker.modules().path, folder.path, library])
  }
}

/// As much of a symbol graph as the tests need.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    let pathComponents: [String]
  }

  let symbols: [Symbol]
}
