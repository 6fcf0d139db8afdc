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
    let isFull = Campaign.count(1) == 1
    // What is declared holds for documents of the declared types alone.
    let fixtures = Fixture.converted.enumerated().filter { isFull || $0.offset.isMultiple(of: 6) }.map(\.element)
      .filter { $0.tightening != .declared }
    let sides = try Sides(fixtures)
    var options = Verifier.Options(buildPath: verificationBuildPath)
    options.minimumPayloads = isFull ? 10_000 : 1_300
    let items = try await Verifier.verify(before: [sides.before], after: [sides.after], options: options)
    #expect(try items.map(\.name).sorted() == Self.expected(of: fixtures))
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

  @Test("as before in every type that the report calls converted")
  func areAllCompared() throws {
    let sides = try Sides(Fixture.converted)
    let types = MigratedTypes(
      before: ProjectFacts(tree: try SourceTree.load(paths: [sides.before], contextPaths: [])),
      after: ProjectFacts(tree: try SourceTree.load(paths: [sides.after], contextPaths: [])))
    let found = types.all().map(\.name)
    let expected = try Self.expected(of: Fixture.converted)
    #expect(found.count == expected.count)
    #expect(Set(found).symmetricDifference(expected) == [])
    let names = Set(Fixture.converted.map(\.identifier))
    for name in Array(Self.notCompared.keys) + Self.notReported.keys {
      #expect(names.contains { name.hasSuffix("_\($0)") }, "\(name)")
    }
  }

  /// Both sides of fixtures, under names of their own.
  private struct Sides {
    private let folder: TemporaryFolder

    init(_ fixtures: [Fixture]) throws {
      folder = try TemporaryFolder()
      for fixture in fixtures {
        let distinct = DistinctNames(fixture)
        try folder.write(distinct.apply(fixture.before), to: "before/\(fixture.identifier).swift")
        try folder.write(distinct.apply(fixture.after), to: "after/\(fixture.identifier).swift")
      }
    }

    var before: String { folder.path("before") }
    var after: String { folder.path("after") }
  }

  /// The types that a migration of the fixtures reports as converted, under the names of ``Sides``.
  private static func expected(of fixtures: [Fixture]) throws -> [String] {
    let reported = try fixtures.flatMap { fixture in
      let items = try fixture.project(\.before).report.items.filter { item in
        [.response, .model].contains(item.kind) && [.synthesized, .explicit].contains(item.outcome)
      }
      return items.map { DistinctNames(fixture).apply($0.name) }
    }
    let more = notReported.keys.filter { name in fixtures.contains { name.hasSuffix("_\($0.identifier)") } }
    return (reported.filter { notCompared[$0] == nil } + more).sorted()
  }

  /// Types that are converted, and are none on both sides.
  private static let notCompared = [
    "Base_entries_label_in_a_hierarchy": folded,
    "Base_fold_commented_head": folded,
    "Base_fold_one_leaf": folded,
    "Base_hierarchy_superclass_that_reads_nothing": folded,
    "Base_superclass_label_of_a_requirement": folded,
    "Base_tighten_folded_base": folded,
    "ShopParams_fold_near_base_without_the_null_guard": folded,
    "Entry_leaving_near_with_a_subclass": folded,
    "Item_names_own_protocol": "the suffix tells the protocol from that of the libraries",
  ]

  private static let folded = "its members are in the subclass, which is compared"

  /// Types that are compared beside those of the report.
  private static let notReported = [
    "Changed_lets_overridden": inherits,
    "D_hierarchy_three_levels": inherits,
    "LateUpdate_kept_document_near_beside_a_rival_with_a_subclass": inherits,
    "Holiday_inlined_near_method_that_is_overridden": inherits,
    "Leaf_handed_on_overridden_method": inherits,
    "Remark_fold_near_base_that_calls_an_overridden_method": inherits,
    "LoudPoll_filled_near_setter_that_a_subclass_overrides": inherits,
    "Room_kept_document_optional_with_default": inherits,
    "Shoe_hierarchy_base_with_rules": inherits,
    "Watched_lets_overridden": inherits,
  ]

  private static let inherits = "it inherits its initializer"

  /// Types that no document makes by itself, that end the program on too many of them, or that the suffix tells from a
  /// name of the libraries.
  private static let notChecked = [
    "Model_explicit_types_generic": "it is generic",
    "Page_models_near_generic_model": "it is generic",
    "Page_superclass_near_made_of_a_document": "it is generic",
    "Shelf_explicit_types_generic_model": "it is generic",
    "Box_explicit_types_near_generic_made_in_a_constant": "it is generic",
    "Listing_explicit_types_generic_with_arguments": "it is generic",
    "Shelf_explicit_types_generic_with_arguments": "it is generic",
    "Outer_explicit_types_inside_generic.Model": "generic parameter 'T' could not be inferred",
    // The function that made one is the initializer now, and the only place that said what `Element` is.
    "Area_factories_member_of_a_protocol": "does not conform to protocol",
    "Book_entries_configuration_above_a_class": "takes more than the document",
    "Comment_entries_configuration": "takes more than the document",
    "Owner_entries_configuration": "takes more than the document",
    "Comment_entries_configuration_left_out": "takes more than the document",
    "Inbox_entries_configuration_of_an_unwrapped_document": "takes more than the document",
    "Reply_entries_configuration_of_an_unwrapped_document": "takes more than the document",
    "Item_names_own_wrapper": "no type named",
    "Bid_thrown_near_getter_that_is_not_used": "no payload gives a value on both sides",
    "Offer_own_coding_near_type_of_another_module": "does not conform to protocol",
    "Parcel_lines_choices_and_operators": "takes more than the document",
    "Names_kept_document_may_stop_the_program": endsTheProgram,
    "Forecast_paths_element_that_stops": endsTheProgram,
    "Journey_paths_near_last_element_by_its_index": endsTheProgram,
    "Option_paths_near_element_at_a_place_of_the_document": endsTheProgram,
    "Period_rules_same_rule": endsTheProgram,
    "Product_rules_near_code_that_stops": endsTheProgram,
    "Table_loops_near_array_that_is_not_there": endsTheProgram,
    "Zone_inlined_types_of_the_project": endsTheProgram,
    "Table_statements_near_added_to_nothing": endsTheProgram,
  ]

  private static let endsTheProgram = "the end of the program"
}

extension Fixture {
  /// The name as part of a Swift identifier.
  fileprivate var identifier: String { String(name.map { $0.isLetter ? $0 : "_" }) }
}

extension DistinctNames {
  fileprivate init(_ fixture: Fixture) { self.init([fixture.before, fixture.after], suffix: "_" + fixture.identifier) }
}
