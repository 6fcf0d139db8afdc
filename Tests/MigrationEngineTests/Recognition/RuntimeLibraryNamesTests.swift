import Foundation
import Testing

@testable import MigrationEngine

/// An import goes with the last name of its module, so the list of names has to be whole.
@Suite("The names of the runtime libraries")
struct RuntimeLibraryNamesTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  @Test("are all that a module declares", arguments: ["Bridge", "ModernClient"])
  func areWhole(_ module: String) throws {
    let folder = Self.sources.appendingPathComponent(module)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String])
    let declaration = #/^(?:public|open) (?:final |indirect )?(?:struct|class|enum|protocol|actor|typealias) (\w+)/#
    var declared: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        if let match = line.prefixMatch(of: declaration) { declared.insert(String(match.1)) }
      }
    }
    let names = try #require(RuntimeLibrary.names.first { $0.module == module }?.names)
    #expect(declared.subtracting(names) == [])
    #expect(names.subtracting(declared) == [module])
  }
}
