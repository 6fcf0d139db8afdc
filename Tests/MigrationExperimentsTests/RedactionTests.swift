import Bridge
import Foundation
import LegacyJSON
import MigrationExperiments
import ModernClient
import Testing

/// What is to be hidden is in no text, wherever it comes from.
@Suite("Experiment: redaction") struct RedactionTests {
  private static let secret = "hunter2"

  enum Kind: String {
    case known = "hunter2"
    case other
  }
  enum Secretive: CustomStringConvertible {
    case one, two
    var description: String { self == .one ? "hunter2" : "other" }
  }
  struct Token: Hashable, CustomStringConvertible {
    let description: String
  }
  struct User {
    var email: String, kind: Kind, secretive: Secretive, site: URL?, data: Data, names: [String], set: Set<String>
    var members: [String: String], json: JSON, any: Any?, token: Token, tuple: (String, Int), optional: String?

    static func make(_ secret: String, _ kind: Kind, _ secretive: Secretive) -> User {
      User(
        email: secret, kind: kind, secretive: secretive, site: URL(string: "http://\(secret)/"),
        data: Data(secret.utf8), names: [secret, secret], set: [secret], members: [secret: secret],
        json: ["a": JSON(secret)], any: [secret: [secret]], token: Token(description: secret), tuple: (secret, 1),
        optional: secret)
    }
  }
  struct Account { var user: User, id: Int }

  private static var control: Account { Account(user: .make(secret, .known, .one), id: 1) }
  private static var candidates: [Account] {
    var shorter = User.make("other", .other, .two)
    shorter.names = []
    shorter.optional = nil
    shorter.any = nil
    shorter.json = [JSON("x"), JSON("y")]
    return [Account(user: .make("other", .other, .two), id: 2), Account(user: shorter, id: 2)]
  }

  @Test func withoutItTheSecretIsSeen() {
    let texts = Self.candidates.map { ValueComparison().compare(Self.control, with: $0).description }
    #expect(texts.allSatisfy { $0.contains(Self.secret) })
  }

  @Test(arguments: [0, 1]) func aPathAndAllBelowIsHidden(candidate: Int) {
    let comparison = ValueComparison { $0.redact("user") }
    for (left, right) in [
      (Self.control, Self.candidates[candidate]), (Self.candidates[candidate], Self.control),
    ] {
      let result = comparison.compare(left, with: right)
      #expect(result.differences.count == ValueComparison().compare(left, with: right).differences.count)
      expectHidden(result)
      #expect(result.description.contains("id: \(left.id) → \(right.id)"))
    }
  }

  @Test(arguments: [0, 1]) func everythingIsHidden(candidate: Int) {
    let comparison = ValueComparison { $0.redactsAllValues = true }
    let result = comparison.compare(Self.control, with: Self.candidates[candidate])
    let seen = ValueComparison().compare(Self.control, with: Self.candidates[candidate])
    #expect(result.differences.count == seen.differences.count)
    expectHidden(result)
    #expect(result.description.contains("id: ‹redacted› → ‹redacted›"))
    enum Case { case hunter2(Int) }
    expectHidden(comparison.compare(Case.hunter2(1), with: Case.hunter2(2)))
    expectHidden(comparison.compare(Self.secret, with: 1))
    expectHidden(comparison.compare([Self.secret: 1], with: [Self.secret: 2]))
    expectHidden(comparison.compare([Self.secret: 1], with: [String: Int]()))
  }

  @Test(arguments: ["user.email", "**.email", "*.email", "user.*"] as [PathPattern])
  func aLeafWhereThePathWouldGoOnIsHidden(pattern: PathPattern) {
    struct Whole { var user: Any? }
    struct Part { var email = "hunter2" }
    let comparison = ValueComparison { $0.redact(pattern) }
    expectHidden(comparison.compare(Whole(user: Part()), with: Whole(user: "hunter2")))
    expectHidden(comparison.compare(Whole(user: "hunter2"), with: Whole(user: Part())))
    guard pattern.description != "**.email" else { return }
    expectHidden(comparison.compare(Whole(user: nil), with: Whole(user: "hunter2")))
    expectHidden(comparison.compare(Whole(user: "other"), with: Whole(user: "hunter2")))
    expectHidden(comparison.compare(Whole(user: Kind.known), with: Whole(user: Kind.other)))
  }

  struct Members: Codable { var members: [String: Int] }
  struct Worded: Error { let text = "hunter2" }

  @Test(arguments: [
    #"{"members":{"hunter2":"x"}}"#, #"{"members":{"a":{"hunter2":1}}}"#, #"{"hunter2":1}"#, "hunter2",
  ]) func errorsDoNotQuote(document: String) async throws {
    for configure: (inout ValueComparison) -> Void in [
      { $0.redactsAllValues = true }, { $0.redact("members") }, { $0.redact("elsewhere") },
    ] {
      let experiment = Experiment(
        "errors", control: { _ in Members(members: [:]) },
        candidate: { try JSONDecoder().decode(Members.self, from: $0) },
        options: ExperimentOptions(comparison: ValueComparison(configure), budget: .unlimited))
      _ = try experiment.run(Data(document.utf8))
      await experiment.settled()
      let reports = experiment.journal.latestReports
      #expect(reports.flatMap(\.differences).map(\.kind) == [.candidateFailed])
      #expect(!"\(reports)".contains(Self.secret))
    }
  }

  @Test func errorsOfOtherKindsAreNamedOnly() {
    let comparison = ValueComparison { $0.redact("a") }
    let result = comparison.compareOutcomes(Result { 1 }, with: Result<Int, any Error> { throw Worded() })
    #expect(result.differences.map(\.description) == ["self: a value → Worded"])
  }

  @Test func nothingThatIsKeptHoldsTheSecret() async throws {
    let journal = ExperimentJournal()
    let experiment = Experiment(
      "kept", control: { _ in Self.control.user.email }, candidate: { _ in Self.candidates[0].user.email },
      options: ExperimentOptions(
        comparison: ValueComparison { $0.redactsAllValues = true }, budget: .unlimited, journal: journal))
    let stream = journal.reports()
    _ = try experiment.run(Data(Self.secret.utf8))
    await experiment.settled()
    var text = ""
    dump(journal, to: &text)
    dump(journal.latestReports, to: &text)
    dump(experiment.journal.counters, to: &text)
    text += String(reflecting: journal.latestReports) + "\(journal.counters)"
    for await report in stream {
      dump(report, to: &text)
      break
    }
    #expect(text.contains("redacted"))
    #expect(!text.contains(Self.secret))
  }

  private func expectHidden(_ result: ValueComparisonResult, sourceLocation: SourceLocation = #_sourceLocation) {
    var text = result.description + String(reflecting: result)
    dump(result, to: &text)
    #expect(!text.contains(Self.secret), sourceLocation: sourceLocation)
    #expect(!text.contains(Data(Self.secret.utf8).base64EncodedString()), sourceLocation: sourceLocation)
  }
}
