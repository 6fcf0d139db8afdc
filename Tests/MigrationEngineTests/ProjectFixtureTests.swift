import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Projects of several files", .computesForLong)
struct ProjectFixtureTests {
  @Test("a project becomes what its fixture says, and the report says why", arguments: ProjectFixture.all)
  func becomes(fixture: ProjectFixture) throws {
    let (changes, report) = try fixture.migrated()
    #expect(changes == (try fixture.files("after")))
    #expect(report == (try fixture.report))
  }

  @Test("there are projects to try")
  func areFound() {
    #expect(ProjectFixture.all.count >= 45)
  }
}
