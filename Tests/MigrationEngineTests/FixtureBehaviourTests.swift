import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Every fixture's types give the same values before and after, on a thousand documents and more: one generated package
/// for all of them. `CAMPAIGN=full` runs all fixtures, with ten thousand documents each; the usual run every sixth.
@Suite("Fixtures behave", .serialized, .runsProcesses)
struct FixtureBehaviourTests {
  @Test("as before, document by document")
  func behave() async throws {
    let folder = try TemporaryFolder()
    let isFull = Campaign.count(1) == 1
    for (index, fixture) in Fixture.converted.enumerated() where isFull || index.isMultiple(of: 6) {
      let name = String(fixture.name.map { $0.isLetter ? $0 : "_" })
      let distinct = DistinctNames([fixture.before, fixture.after], suffix: "_" + name)
      try folder.write(distinct.apply(fixture.before), to: "before/\(name).swift")
      try folder.write(distinct.apply(fixture.after), to: "after/\(name).swift")
    }
    var options = Verifier.Options(buildPath: verificationBuildPath)
    options.minimumPayloads = isFull ? 10_000 : 1_300
    let items = try await Verifier.verify(
      before: [folder.path("before")], after: [folder.path("after")], options: options)
    #expect(items.count >= (isFull ? 140 : 20))
    for item in items {
      let result = item.verification
      // Whether documents end the program too often depends on how many there are.
      let mayBeChecked = !isFull && Self.notChecked[item.name] == Self.endsTheProgram
      if let reason = Self.notChecked[item.name], !mayBeChecked || result.status == .notChecked {
        #expect(result.status == .notChecked, "\(item.name): \(result.lines)")
        #expect(result.reason?.contains(reason) == true, "\(item.name): \(result.lines)")
      } else {
        #expect(result.status == .provedEqual, "\(item.name): \(result.lines)")
        #expect(result.payloads >= 1_000, "\(item.name): \(result.lines)")
      }
    }
  }

  /// Types that no document makes by itself, that end the program on too many of them, or that the suffix tells from a
  /// name of the libraries.
  private static let notChecked = [
    "Model_explicit_types_generic": "it is generic",
    "Outer_explicit_types_inside_generic.Model": "generic parameter 'T' could not be inferred",
    "Book_entries_configuration_above_a_class": "takes more than the document",
    "Comment_entries_configuration": "takes more than the document",
    "Owner_entries_configuration": "takes more than the document",
    "Comment_entries_configuration_left_out": "takes more than the document",
    "Item_names_own_wrapper": "no type named",
    "Parcel_lines_choices_and_operators": "takes more than the document",
    "Names_kept_document_may_stop_the_program": endsTheProgram,
    "Period_rules_same_rule": endsTheProgram,
  ]

  private static let endsTheProgram = "the end of the program"
}
