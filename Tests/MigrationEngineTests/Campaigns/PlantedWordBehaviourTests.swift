import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Types with planted words give the same values before and after, document by document: what a literal says is compared
/// too, with what is read beside it.
///
/// `CAMPAIGN=full swift test --filter PlantedWordBehaviourTests` goes through all fixtures; the usual run compiles none.
@Suite("Planted words behave", .serialized, .runsProcesses)
struct PlantedWordBehaviourTests {
  @Test("as before", .enabled(if: Campaign.count(1) == 1))
  func behave() async throws {
    let folder = try TemporaryFolder()
    for (index, fixture) in Fixture.converted.enumerated() where fixture.isPlainConversion {
      guard let variant = PlantedWords(.added, index, in: fixture.before) else { continue }
      let after = try Project(variant.text).text()
      let name = String(fixture.name.map { $0.isLetter ? $0 : "_" })
      let distinct = DistinctNames([variant.text, after], suffix: "_" + name)
      try folder.write(distinct.apply(variant.text), to: "before/\(name).swift")
      try folder.write(distinct.apply(after), to: "after/\(name).swift")
    }
    var options = Verifier.Options(buildPath: verificationBuildPath)
    options.minimumPayloads = 300
    let items = try await Verifier.verify(
      before: [folder.path("before")], after: [folder.path("after")], options: options)
    var equal = 0
    for item in items {
      let result = item.verification
      if result.status == .provedEqual { equal += 1 }
      #expect(result.status == .provedEqual || result.status == .notChecked, "\(item.name): \(result.lines)")
      if result.status == .notChecked { print("planted words, not checked: \(item.name): \(result.reason ?? "")") }
    }
    print("planted words, behaviour: \(equal) of \(items.count) types equal")
    #expect(equal * 10 > items.count * 8)
  }
}
