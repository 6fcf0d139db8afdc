import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Samples/Idioms", .computesForLong)
struct IdiomSampleTests {
  private static let samples = packageRoot.appendingPathComponent("Samples/Idioms")

  @Test("Migrated is exactly what the tool makes of Legacy")
  func migrated() throws {
    // A copy: in its place the tests of the samples are code that is not scanned, and that calls what would go.
    let copy = try TemporaryFolder()
    let legacy = copy.url.appendingPathComponent("Legacy")
    try FileManager.default.copyItem(at: Self.samples.appendingPathComponent("Legacy"), to: legacy)
    let migration = try Migration(.init(paths: [legacy.path]))
    var files = try legacy.contents()
    for change in migration.changes { files[(change.path as NSString).lastPathComponent] = change.after }
    let expected = try Self.samples.appendingPathComponent("Migrated").contents()
    #expect(Set(files.keys) == Set(expected.keys))
    for (name, text) in files { #expect(text == expected[name], "\(name)") }
    // Each file has something to convert.
    #expect(migration.changes.count == files.count)
    #expect(migration.report.faults == [])
    #expect(migration.report.totals.untouched == 0)
  }
}
