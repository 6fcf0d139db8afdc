import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Converting, and tightening or renaming in a later run, gives what one run gives.
@Suite("Evidence and new names that come later", .computesForLong)
struct LaterEvidenceTests {
  private static let fixtures = Fixture.converted.filter { !$0.evidence.isEmpty || $0.renames }

  @Test("change a converted type as they change a legacy one", arguments: fixtures)
  func equalsOneRun(_ fixture: Fixture) throws {
    let converted = try Project(fixture.before).text()
    let later = try Project(converted, evidence: fixture.evidence, renames: fixture.renames)
    #expect(later.report.faults == [])
    #expect(later.text() == fixture.after, "\(later.reasons())")
  }
}
