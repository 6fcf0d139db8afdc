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
    // A copy: in its place the tests of the samples are code that is not scanned, and that calls what would go.
    let copy = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Self.samples.appendingPathComponent("Legacy"), to: copy.url.appendingPathComponent("Legacy"))
    let migration = try Migration(.init(paths: [copy.path("Legacy")]))
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
