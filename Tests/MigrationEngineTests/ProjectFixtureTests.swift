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

  @Test("every folder of `Fixtures/projects` is one, with its sources and its report")
  func areFound() throws {
    let paths = try Fixture.root.appendingPathComponent("projects").everything().keys
    let folders = Dictionary(grouping: paths) { String($0.prefix { $0 != "/" }) }
    #expect(Set(folders.keys) == Set(ProjectFixture.all.map(\.name)))
    for (name, paths) in folders {
      #expect(paths.contains("\(name)/report.txt"), "\(name)")
      #expect(paths.contains { $0.hasPrefix("\(name)/before/") && $0.hasSuffix(".swift") }, "\(name)")
      let known = ["before/", "after/", "report.txt", "options.txt"].map { "\(name)/\($0)" }
      #expect(paths.filter { path in !known.contains { path.hasPrefix($0) } } == [])
    }
  }
}
