import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Converting, and tightening or renaming in a later run, gives what one run gives.
@Suite("Evidence and new names that come later", .computesForLong)
struct LaterEvidenceTests {
  private static let fixtures = Fixture.converted.filter { !$0.isPlainConversion }

  @Test("change a converted type as they change a legacy one", arguments: fixtures)
  func equalsOneRun(_ fixture: Fixture) throws {
    let converted = try Project(fixture.before).text()
    let later = try Project(
      converted, evidence: fixture.evidence, renames: fixture.renames, tightening: fixture.tightening)
    #expect(later.report.faults == [])
    #expect(later.text() == fixture.after, "\(later.reasons())")
  }

  @Test("are shown by fixtures that change in the second run")
  func isShown() throws {
    let unchanged = try Self.fixtures.filter { try Project($0.before).text() == $0.after }
    #expect(unchanged.map(\.name) == Self.unchangedLater)
  }

  /// Fixtures that show what evidence, new names or declared types leave as a plain conversion makes it.
  private static let unchangedLater = [
    "declared/near_argument", "declared/near_asked_otherwise", "declared/near_callback",
    "declared/near_conformance_in_an_extension", "declared/near_escaped_link", "declared/near_first_value",
    "declared/near_holder_that_stays",
    "declared/near_holder_without_plan", "declared/near_initializer_handed_on", "declared/near_literal",
    "declared/near_mapped_optional", "declared/near_path", "declared/near_protocol", "declared/near_result",
    "declared/near_statement_between", "entries/caller_that_keeps_from_tightening", "rename/near_generic_base",
    "rename/near_hidden_by_a_local", "rename/near_key_path", "rename/near_made_of_its_parts",
    "rename/near_required_by_a_protocol", "rename/near_shorthand", "rename/near_taken", "rename/near_uncertain_base",
    "tighten/near_another_initializer_from_json", "tighten/near_asked_for_by_a_generic_function",
    "tighten/near_created_by_another_name", "tighten/near_created_by_implicit_init",
    "tighten/near_created_by_metatype", "tighten/near_created_by_self", "tighten/near_created_by_self_init",
    "tighten/near_present_in_some", "tighten/near_read_by_a_rule", "tighten/near_required_by_a_json_protocol",
    "tighten/near_wrong_type_in_one",
  ]

  @Test("take the sample from converted to tightened")
  func tightenSample() throws {
    let samples = packageRoot.appendingPathComponent("Samples/Diamond")
    let migration = try Migration(
      .init(
        paths: [samples.appendingPathComponent("Migrated").path],
        evidencePaths: [samples.appendingPathComponent("Payloads/recorded").path], renames: true))
    let after = Dictionary(
      uniqueKeysWithValues: migration.changes.map { (($0.path as NSString).lastPathComponent, $0.after) })
    #expect(after.count == 3)
    let tightened = samples.appendingPathComponent("Tightened")
    for name in try FileManager.default.contentsOfDirectory(atPath: tightened.path) {
      let converted = samples.appendingPathComponent("Migrated").appendingPathComponent(name)
      let text = try after[name] ?? String(contentsOf: converted, encoding: .utf8)
      #expect(text == (try String(contentsOf: tightened.appendingPathComponent(name), encoding: .utf8)), "\(name)")
    }
    #expect(migration.report.faults == [])
  }

  @Test("give properties of the other sample their names")
  func renameSample() throws {
    // Where they stand, the package's tests name the old initializers, which then stay.
    let samples = try TemporaryFolder()
    func renamed(_ name: String) throws -> [String: String] {
      let folder = URL(fileURLWithPath: samples.path(name))
      try FileManager.default.copyItem(
        at: packageRoot.appendingPathComponent("Samples/Idioms/\(name)"), to: folder)
      let migration = try Migration(.init(paths: [folder.path], renames: true))
      #expect(migration.report.faults == [])
      var texts: [String: String] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        texts[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      }
      for change in migration.changes { texts[(change.path as NSString).lastPathComponent] = change.after }
      return texts
    }
    #expect(try renamed("Migrated") == renamed("Legacy"))
  }
}
