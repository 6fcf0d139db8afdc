import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Every fixture's types give the same values before and after, on a thousand documents and more: one generated package
/// for all of them.
@Suite("Fixtures behave", .serialized, .computesForLong)
struct FixtureBehaviourTests {
  @Test("as before, document by document")
  func behave() async throws {
    let folder = try TemporaryFolder()
    for fixture in Fixture.converted {
      let name = String(fixture.name.map { $0.isLetter ? $0 : "_" })
      let distinct = DistinctNames([fixture.before, fixture.after], suffix: "_" + name)
      try folder.write(distinct.apply(fixture.before), to: "before/\(name).swift")
      try folder.write(distinct.apply(fixture.after), to: "after/\(name).swift")
    }
    let options = Verifier.Options(buildPath: packageRoot.appendingPathComponent(".build/verification-tests").path)
    let items = try await Verifier.verify(
      before: [folder.path("before")], after: [folder.path("after")], options: options)
    for item in items {
      print("VERIFY", item.name, item.verification.status, item.verification.lines.joined(separator: " | "))
    }
  }
}
