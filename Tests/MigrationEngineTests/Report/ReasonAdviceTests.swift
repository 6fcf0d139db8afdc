import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Advice about reasons") struct ReasonAdviceTests {
  @Test("is about reasons that the engine gives", arguments: ReasonAdvice.all.map(\.reason))
  func isAboutReasons(reason: String) throws {
    // The prefixes of the report stand in other files than what follows them.
    let variable = ["Codable", "several places"].reduce(reason) { $0.replacing($1, with: "…") }
    let pieces = variable.replacing("needs a written initializer: ", with: "").split(separator: "…").map { piece in
      piece.trimmingCharacters(in: CharacterSet(charactersIn: "` "))
    }.filter { $0.count > 4 }
    for piece in pieces { #expect(try Self.sources.contains(piece), "\(piece)") }
  }

  @Test("is found by the reason without its code, however it goes on")
  func isFound() {
    #expect(
      ReasonAdvice.advice(for: "needs a written initializer: `…` is not understood")
        == "fill each property by one statement that reads the document, and move other work elsewhere.")
    #expect(
      ReasonAdvice.advice(for: "`…` is read in several places") == "create one model from it, and read the model.")
    #expect(ReasonAdvice.advice(for: "something that nobody says") == nil)
  }

  private static var sources: String {
    get throws {
      let folder = packageRoot.appendingPathComponent("Sources/MigrationEngine")
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      return try files.compactMap { $0 as? URL }
        .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "ReasonAdvice.swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    }
  }
}
