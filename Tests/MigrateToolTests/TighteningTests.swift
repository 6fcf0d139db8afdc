import Foundation
import MigrationEngine
import TestSupport
import Testing

/// What the tightening of a type may rest on is said by `--tighten`.
@Suite(.runsProcesses) struct TighteningTests {
  private static let model = """
    import SwiftyJSON

    struct Order {
      let id: Int
      let note: String?
      let count: Int
      let state: String

      init(json: JSON) {
        id = json["order_id"].intValue
        note = json["note"].string
        count = json["count"].int ?? 0
        state = json["state"].string ?? ""
      }
    }

    func orders(_ json: JSON) -> [Order] { json["orders"].arrayValue.map { Order(json: $0) } }

    """

  @Test func whatIsDeclaredIsBelievedAndWhatIsRefusedIsListed() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.model, to: "App/Order.swift")
      let result = try await migrateTool(
        [
          "migrate", "App", "--tighten", "declared", "--write", "--allow-dirty", "--verify", "--reporter", "json",
          "--build-path", verificationBuildPath,
        ], in: folder)
      #expect(result.exitCode == 0, "\(result.errors)")
      let text = try #require(try folder.contents()["App/Order.swift"])
      #expect(text.contains("struct Order: Codable {\n  let id: Int\n  let note: String?\n  let count: Int\n"))
      #expect(text.contains("  @DefaultEmptyString private(set) var state: String\n"))
      #expect(text.contains("case id = \"orderId\""))
      #expect(text.contains("json[\"orders\"].arrayValue.compactMap { try? $0.decode(Order.self) }"))
      let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
      let verification = try #require(report.items.first { $0.name == "Order" }?.verification)
      #expect(verification.status == .provedEqual && verification.payloads > 100)
      let refused = verification.refusals.map(\.how)
      #expect(refused.contains { $0.hasPrefix("`orderId` is absent") }, "\(refused)")
      #expect(verification.refusals.contains { $0.example == "{}" })
      let again = try await migrateTool("migrate", "App", "--tighten", "declared", "--check", in: folder)
      #expect(again.exitCode == 0, "\(again.output)")
    }
  }

  @Test(arguments: [["--tighten", "none"], ["--tighten", "evidence"], []])
  func whatIsNotBelievedKeepsTheOldRules(_ options: [String]) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.model, to: "App/Order.swift")
      try folder.write(#"[{"order_id": 1, "note": "a", "count": 1}]"#, to: "recorded/order_1.json")
      let evidence = ["--evidence", "recorded", "--min-samples", "1"]
      let result = try await migrateTool(
        ["migrate", "App", "--write", "--allow-dirty"] + evidence + options, in: folder)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(try folder.contents()["App/Order.swift"]?.contains("struct Order: LegacyDecodable") == true)
    }
  }

  @Test func noneLeavesTheEvidenceAlone() async throws {
    try await withLegacySample { parent in
      let options = ["migrate", "Legacy", "--write", "--allow-dirty", "--evidence", Sample.recorded.path]
      let result = try await migrateTool(options + ["--tighten", "none"], in: parent)
      #expect(result.exitCode == 0)
      let migrated = try Sample.folder.appendingPathComponent("Migrated").contents()
      #expect(try parent.appendingPathComponent("Legacy").contents() == migrated)
    }
  }

  @Test func anythingElseIsUsage() async throws {
    let result = try await migrateTool("migrate", "App", "--tighten", "all")
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("'none', 'evidence' or 'declared'"))
  }
}
