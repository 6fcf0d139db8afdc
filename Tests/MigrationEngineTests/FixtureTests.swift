import SwiftSyntax
import TestSupport
import Testing

@testable import MigrationEngine

/// Every fixture as it stands and in one of its other forms; `CAMPAIGN=full` tries all forms of all.
@Suite("Fixtures", .computesForLong)
struct FixtureTests {
  @Test("are every file of their topics")
  func areFound() throws {
    let files = try Fixture.root.everything().keys.map { $0.split(separator: "/").map(String.init) }
      .filter { !Self.otherFolders.contains($0[0]) }
    // A topic's folders are converted, its files stay.
    let folders = Dictionary(grouping: files.filter { $0.count > 2 }) { "\($0[0])/\($0[1])" }
    let alone = files.filter { $0.count == 2 }.map { $0.joined(separator: "/") }
    #expect(files.filter { $0.count < 2 } == [])
    #expect(Fixture.converted.map(\.name).sorted() == folders.keys.sorted())
    #expect(Fixture.skipped.map { $0.name + ".swift" }.sorted() == alone.sorted())
    #expect(Fixture.skipped.allSatisfy { $0.name.hasPrefix("\($0.topic)/skip_") })
    for (name, files) in folders {
      #expect(!name.contains("/skip_"), "\(name): what is converted is no `skip_`")
      let sides = files.filter { $0[2] != "evidence" }.map { $0.dropFirst(2).joined(separator: "/") }
      #expect(sides.sorted() == ["after.swift", "before.swift"], "\(name)")
      #expect(files.allSatisfy { $0[2] != "evidence" || $0.count == 4 && $0[3].hasSuffix(".json") }, "\(name)")
    }
    #expect((Fixture.converted + Fixture.skipped).allSatisfy { !$0.before.isEmpty && !$0.after.isEmpty })
  }

  /// The folders of fixtures of other tests.
  private static let otherFolders: Set = ["projects", "use_templates"]

  @Test(
    "show as many near misses of each idiom as cases of it", arguments: Set(Fixture.converted.map(\.topic)).sorted())
  func areBalanced(topic: String) {
    let all = (Fixture.converted + Fixture.skipped).filter { $0.topic == topic }
    let nearMisses = all.filter(\.isNearMiss)
    #expect(nearMisses.count * 2 >= all.count, "\(nearMisses.count) of \(all.count)")
    #expect(nearMisses.allSatisfy { $0.reason != nil })
  }

  @Test(
    "become what stands beside them, however they are laid out",
    arguments: Fixture.laidOut(Fixture.converted, where: mayBeConverted))
  func areConverted(_ fixture: Fixture, _ form: Fixture.Form) throws {
    let project = try fixture.project(\.before, as: form)
    if form == .conditional, let expected = Self.underCondition(fixture) {
      return Self.expect(expected, of: project, as: form.apply(fixture.after))
    }
    if form == .semicolons || form == .comments {
      #expect(form.remove(from: project.text()) == form.remove(from: fixture.after), "\(project.reasons())")
      if form == .comments { Self.expectComments(of: fixture, in: project) }
      return
    }
    // What went from the top of a clause leaves its blank line.
    let text = project.text().replacing("#if DEBUG\n\n", with: "#if DEBUG\n")
    #expect(text == form.apply(fixture.after), "\(project.reasons())")
    if let reason = fixture.reason { #expect(project.reasons().contains(reason)) }
  }

  /// Whether a form says anything of what a fixture becomes.
  private static func mayBeConverted(_ fixture: Fixture, _ form: Fixture.Form) -> Bool {
    switch form {
    // A comment at the top keeps the blank line that goes with the last import otherwise.
    case .emoji: fixture.after.contains("import ")
    // Where a line is broken depends on the width of its indentation.
    case .tabs: !fixture.isWide
    // Code with a comment in it is no call site that is rewritten.
    case .comments: !differsWithComments.contains(fixture.name) && fixture.topic != "call_sites"
    case .plain, .carriageReturns, .byteOrderMark, .conditional, .semicolons: true
    }
  }

  /// What holds a comment stays: an `#if` around an import, an extension that would be empty, a function that would go.
  private static let differsWithComments: Set = [
    "extensions/coding_keys", "extensions/memberwise_and_wrapped", "extensions/memberwise_without_arguments",
    "extensions/wrapped", "factories/behind_a_document", "factories/changed_behind_a_mark",
    "factories/list_of_a_document", "factories/lists",
    "delegated/value_in_place_of_itself", "fold/merged", "fold/merged_by_a_part", "fold/merged_with_what_overrides",
    "helpers/update", "imports/conditional", "protocols/initializer_of_all_types",
    "types/made_in_a_protocol_extension", "parsed/behind_others", "parsed/named",
    "inlined/called_elsewhere", "inlined/called_once", "own_coding/in_extension", "reads/member_wise",
    "rename/near_made_of_its_parts", "required/values_by_rules", "superclass/emptied", "superclass/named_as_a_type",
    "tighten/near_made_of_its_parts",
  ]

  // MARK: Under a condition

  /// What becomes of a fixture under `#if`, where that is not what becomes of it elsewhere.
  private enum UnderCondition {
    /// Nothing: helpers stay as they are there, and what needs them; and no line that bridges is written.
    case unchanged
    /// The same, but for imports, blank lines and the lines that bridge.
    case sameCode
    /// Something else, which holds this.
    case holds(String)
  }

  private static func underCondition(_ fixture: Fixture) -> UnderCondition? {
    if let text = holdsUnderCondition[fixture.name] { return .holds(text) }
    if sameCodeUnderCondition.contains(fixture.name) { return .sameCode }
    return unchangedUnderCondition.contains(fixture.name) ? .unchanged : nil
  }

  private static let unchangedUnderCondition: Set = [
    "bridged/contained", "bridged/failable_nested", "entries/handed_on_by_rules", "explicit/own_api_util",
    "explicit/property_with_a_setter", "explicit/unmigrated_model", "helpers/accessor", "helpers/constant_of_documents",
    "helpers/fill_by_elements",
    "helpers/fill_by_members", "helpers/fill_by_an_optional_document", "helpers/kind_of_the_document",
    "helpers/members_by_themselves",
    "helpers/near_member_by_itself", "helpers/near_optional_result_of_a_type_parameter",
    "helpers/near_private_of_one_name", "helpers/private_of_one_name",
    "helpers/update_of_a_protocol", "protocols/initializer_of_all_types", "types/made_in_a_protocol_extension",
    "imports/near_access", "imports/near_both", "imports/near_conditional", "imports/near_last_on_the_line",
    "imports/near_one_line", "imports/near_passed_on", "imports/near_preconcurrency", "imports/near_qualified",
    "imports/near_scoped", "imports/near_semicolon", "imports/near_testable", "imports/near_trailing_comment",
    "inlined/near_gives_what_is_asked", "inlined/near_inout_of_an_element", "inlined/near_inout_that_prints",
    "inlined/near_observed",
    "kept_document/near_module_in_a_dictionary", "kept_document/near_module_in_a_list",
    "thrown/near_getter_that_throws",
    "thrown/near_method_that_fills_and_throws",
  ]

  private static let sameCodeUnderCondition: Set = [
    "helpers/document_of_parts", "helpers/function", "helpers/on_one_line", "helpers/update",
    "hierarchy/near_fails_otherwise",
    "hierarchy/near_second_initializer_calls_super", "hierarchy/superclass_that_stays",
    "superclass/near_made_of_a_document", "tighten/near_another_initializer_from_json", "untyped/own_accessor",
  ]

  private static let holdsUnderCondition = [
    // A function that takes a document is read where it is called, and stays.
    "class_to_struct/objects_held_twice": "rows = options",
    "required/value_of_an_accessor": "enum OtherRule: DecodingRule {",
    // A function that nothing calls any more stays.
    "handed_on/dictionary": "static let value = Decoding<Int> { $0.members().count }",
    "helpers/property_with_a_setter": "static let value = Decoding<Date?> { container in",
    "helpers/functions_as_arguments": "let others: [Address]",
    // A function that stays is given the document.
    "delegated/near_function_that_counts": "try Place.parse(container.value(JSON.self))",
    "helpers/update_called_later": "struct Route: LegacyDecodable {",
    "protocols/near_function_of_all_types": ".value(JSON.self, at: \"items\")",
    "refusals/near_answer_behind_another": "parse(container.value(JSON.self))",
    "refusals/near_unwrapped_answer": "parse(container.value(JSON.self))",
    "inlined/near_ends_early": ".value(JSON.self)", "inlined/near_value_that_stops": ".value(JSON.self)",
    // A type that needs no helper is converted, and one that does is not.
    "factories/of_a_document": "Decoding<Owner?> { try $0.valueIfAccepted(Owner.self) }",
    "factories/near_list_that_does_more": "items = Movie.initialize(json: json[\"items\"])",
  ]

  private static func expect(_ expected: UnderCondition, of project: Project, as after: String) {
    switch expected {
    case .unchanged: #expect(project.migration.changes.isEmpty)
    case .sameCode: #expect(ownLines(of: project.text()) == ownLines(of: after), "\(project.reasons())")
    case .holds(let text):
      #expect(!project.migration.changes.isEmpty)
      #expect(ownLines(of: project.text()) != ownLines(of: after))
      #expect(project.text().contains(text), "\(project.text())")
    }
  }

  /// Each comment is in the result, or in the report.
  private static func expectComments(of fixture: Fixture, in project: Project) {
    let (text, said) = (project.text() + " ", project.reasons() + project.report.notes.joined(separator: "\n"))
    for comment in Fixture.Form.withComments(fixture.before).comments {
      let isThere = text.ranges(of: comment).contains { !text[$0.upperBound].isNumber }
      let isNamed = said.contains("the comment `\(comment)`") || said.contains("`\(comment)`")
      #expect(isThere || isNamed || project.losesComments, "\(comment)")
    }
  }

  @Test("change once only", arguments: Fixture.laidOut(Fixture.converted))
  func changeOnce(_ fixture: Fixture, _ form: Fixture.Form) throws {
    // Under some conditions the first run gives something else.
    let isOther = form == .conditional && Self.holdsUnderCondition[fixture.name] != nil
    let first = try isOther ? fixture.project(\.before, as: form).text() : form.apply(fixture.after)
    #expect(try fixture.project({ _ in first }).migration.changes.isEmpty)
  }

  @Test("stay as they are, and the report says why", arguments: Fixture.laidOut(Fixture.skipped))
  func areSkipped(_ fixture: Fixture, _ form: Fixture.Form) throws {
    let project = try fixture.project(\.before, as: form)
    // Untouched, or bridged: a line behind the type, and the imports that it needs.
    let lines = Self.ownLines(of: project.text()).joined(separator: "\n")
    #expect(form.remove(from: lines) == form.remove(from: Self.ownLines(of: fixture.before, as: form)))
    let outcomes = Set(project.report.items.map(\.outcome))
    #expect(outcomes.contains(.untouched) || outcomes.contains(.bridged))
    #expect(project.report.faults == [])
    // Under `#if` something else may come first.
    let reason = form == .conditional ? "" : try #require(fixture.reason)
    #expect(!project.reasons().isEmpty)
    // The report quotes the code.
    #expect(
      reason.isEmpty || form.remove(from: project.reasons()).joined().contains(form.remove(from: reason).joined()))
  }

  private static func ownLines(of text: String, as form: Fixture.Form) -> String {
    ownLines(of: form.apply(text)).joined(separator: "\n")
  }

  private static func ownLines(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { line in
      !line.contains("import ") && !line.contains(": LegacyReadable { ") && line.contains { !$0.isWhitespace }
    }
  }

  @Test("mean nothing inside of a comment or a string", arguments: Fixture.converted)
  func meanNothingElsewhere(_ fixture: Fixture) throws {
    for text in ["/*\n\(fixture.before)*/\n", "let text = ##\"\"\"\n\(fixture.before)\"\"\"##\n"] {
      let project = try Project(text)
      #expect(project.migration.changes.isEmpty)
      #expect(project.report.items.isEmpty)
    }
  }

  @Test("keep every comment that is not about deleted code", arguments: Fixture.converted)
  func keepComments(_ fixture: Fixture) throws {
    let file = SourceFile(path: "before.swift", text: fixture.before, role: .migrated)
    let initializers = facts(fixture.before).jsonInitializers.map(\.node)
    let gone = initializers.map { file.attachedStart(of: $0)..<$0.endPosition.utf8Offset }
    let after = fixture.after
    var cursor = 0
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      for piece in token.leadingTrivia.pieces + [.unexpectedText(token.text)] + token.trailingTrivia.pieces {
        if let comment = piece.commentText, !comment.contains("(goes)"), !gone.contains(where: { $0.contains(cursor) })
        {
          #expect(after.contains(comment))
        }
        cursor += piece.sourceLength.utf8Length
      }
    }
  }
}
