import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Samples/Idioms", .computesForLong)
struct IdiomSampleTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Samples/Idioms")

  @Test("Migrated is exactly what the tool makes of Legacy")
  func migrated() throws {
    let migration = try Migration(.init(paths: [Self.samples.appendingPathComponent("Legacy").path]))
    #expect(migration.changes.count == 9)
    for change in migration.changes {
      let name = (change.path as NSString).lastPathComponent
      let expected = try String(
        contentsOf: Self.samples.appendingPathComponent("Migrated").appendingPathComponent(name), encoding: .utf8)
      #expect(change.after == expected, "\(name)")
    }
    #expect(migration.report.faults == [])
    #expect(migration.report.totals.untouched == 0)
  }
}
