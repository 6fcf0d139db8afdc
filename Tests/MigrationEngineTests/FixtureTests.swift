import SwiftSyntax
import TestSupport
import Testing

@testable import MigrationEngine

/// Every fixture as it stands and in one of its other forms; `CAMPAIGN=full` tries all forms of all.
@Suite("Fixtures", .computesForLong)
struct FixtureTests {
  @Test("are found")
  func areFound() {
    #expect(Fixture.converted.count >= 20)
    #expect(Fixture.skipped.count >= 40)
  }

  @Test(
    "show as many near misses of each idiom as cases of it", arguments: Set(Fixture.converted.map(\.topic)).sorted())
  func areBalanced(topic: String) {
    let all = (Fixture.converted + Fixture.skipped).filter { $0.topic == topic }
    let nearMisses = all.filter(\.isSkipped)
    #expect(nearMisses.count * 2 >= all.count, "\(nearMisses.count) of \(all.count)")
    #expect(nearMisses.allSatisfy { $0.reason != nil })
  }

  @Test(
    "become what stands beside them, however they are laid out", arguments: Fixture.laidOut(Fixture.converted))
  func areConverted(_ fixture: Fixture, _ form: Fixture.Form) throws {
    // A comment at the top keeps the blank line that goes with the last import otherwise.
    if form == .emoji, !fixture.after.contains("import ") { return }
    // Where a line is broken depends on the width of its indentation.
    if form == .tabs, fixture.isWide { return }
    let project = try fixture.project(\.before, as: form)
    if form == .conditional, Self.differsUnderCondition.contains(where: fixture.name.hasPrefix) {
      let lines = Self.ownLines(of: project.text())
      let isConverted = lines == Self.ownLines(of: form.apply(fixture.after))
      // A plain type that no helper reads is converted all the same.
      let isInPart =
        fixture.name == "helpers/generic_of_a_plain_type" && lines.contains { $0.contains("LegacyDecodable") }
        // With no line that bridges, nothing reads the other initializer.
        || fixture.name == "tighten/skip_another_initializer_from_json" && lines.contains { $0.contains("Codable") }
      #expect(project.migration.changes.isEmpty || isConverted || isInPart)
      return
    }
    if form == .semicolons || form == .comments {
      // Code with a comment in it is no call site that is rewritten.
      let holdsComments = Self.differsWithComments.contains(fixture.name) || fixture.topic == "call_sites"
      if holdsComments, form == .comments { return }
      #expect(form.remove(from: project.text()) == form.remove(from: fixture.after), "\(project.reasons())")
      if form == .comments { Self.expectComments(of: fixture, in: project) }
      return
    }
    // What went from the top of a clause leaves its blank line.
    let text = project.text().replacing("#if DEBUG\n\n", with: "#if DEBUG\n")
    #expect(text == form.apply(fixture.after), "\(project.reasons())")
    if let reason = fixture.reason { #expect(project.reasons().contains(reason)) }
  }

  /// What holds a comment stays: an `#if` around an import, an extension that would be empty, a function that would go.
  private static let differsWithComments: Set = [
    "extensions/memberwise_and_wrapped", "factories/lists", "helpers/update", "inlined/called_once",
    "superclass/emptied",
    "extensions/memberwise_without_arguments", "imports/conditional",
    "extensions/wrapped", "reads/member_wise", "rename/skip_made_of_its_parts", "tighten/skip_made_of_its_parts",
    "required/values_by_rules",
  ]

  /// Each comment is in the result, or in the report.
  private static func expectComments(of fixture: Fixture, in project: Project) {
    let (text, reasons) = (project.text() + " ", project.reasons())
    for comment in Fixture.Form.withComments(fixture.before).comments {
      let isThere = text.ranges(of: comment).contains { !text[$0.upperBound].isNumber }
      #expect(isThere || reasons.contains("the comment `\(comment)`"), "\(comment)")
    }
  }

  /// Helpers stay as they are under `#if`, and what needs them; and no line that bridges is written there.
  private static let differsUnderCondition = [
    "helpers/", "bridged/", "explicit/own_api_util", "explicit/unmigrated_model", "imports/skip_",
    "hierarchy/superclass_that_stays", "hierarchy/skip_fails_otherwise",
    "hierarchy/skip_second_initializer_calls_super",
    "inlined/skip_", "kept_document/skip_module_in_a_", "members/own_accessor", "untyped/own_accessor",
    "superclass/skip_made_of_a_document",
    "tighten/skip_another_initializer_from_json",
  ]

  @Test("change once only", arguments: Fixture.laidOut(Fixture.converted))
  func changeOnce(_ fixture: Fixture, _ form: Fixture.Form) throws {
    #expect(try fixture.project(\.after, as: form).migration.changes.isEmpty)
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
