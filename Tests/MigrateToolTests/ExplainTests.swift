import Foundation
import TestSupport
import Testing

/// Why the type at a place ends as it does.
@Suite(.runsProcesses) struct ExplainTests {
  @Test func eachPropertyIsExplained() async throws {
    try await withLegacySample { parent in
      let result = try await migrateTool("explain", "Legacy/DiamondResponse.swift:20", in: parent)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(
        result.output.hasPrefix(
          """
          Legacy/DiamondResponse.swift:15: model DiamondResponse.ProductsParams.Product
            synthesized: Legacy code that can be converted, to stored properties alone.

          """), "\(result.output)")
      #expect(result.output.contains(": @Lossless coin: Int?\n    read from \"coin\" by its wrapper\n"))
      #expect(
        result.output.contains(
          "\nNeeded by\n  DiamondResponse.ProductsParams: explicit, Legacy/DiamondResponse.swift:9\n"))
    }
  }

  @Test func theReasonsAreThoseOfTheReport() async throws {
    try await withLegacySample { parent in
      let json = try await migrateTool("migrate", "Legacy", "--reporter", "json", in: parent)
      let report = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      let items = try #require(report["items"] as? [[String: Any]])
      let book = try #require(items.first { $0["name"] as? String == "CouponBook" })
      let findings = try #require(book["findings"] as? [[String: Any]])
      #expect(!findings.isEmpty)
      let result = try await migrateTool("explain", "Legacy/CouponBook.swift:13:9", in: parent)
      for finding in findings { #expect(result.output.contains(try #require(finding["text"] as? String))) }
      #expect(result.output.contains("\nIt needs\n  Coupon: synthesized, Legacy/Coupon.swift:5\n"))
    }
  }

  @Test func thePathsOfTheConfigurationAreTaken() async throws {
    try await withCoupon { parent in
      try parent.write("paths: [Legacy]\n", to: ".migrate-tool.yml")
      let result = try await migrateTool("explain", "./Legacy/Coupon.swift:5", in: parent)
      #expect(result.output.hasPrefix("Legacy/Coupon.swift:5: model Coupon\n"), "\(result.output)\(result.errors)")
    }
  }

  @Test func aPlaceWithoutLegacyCodeIsAnErrorThatNamesWhatTheFileHas() async throws {
    try await withCoupon { parent in
      let result = try await migrateTool("explain", "Legacy/Coupon.swift:1", in: parent)
      #expect(result.exitCode == 1)
      #expect(
        result.errors == "Legacy/Coupon.swift:1: error: no legacy code here; the file has Coupon at line 5\n")
    }
  }

  @Test func aSkippedFileIsSaidToBe() async throws {
    try await withCoupon { parent in
      try parent.write("struct Broken {\n", to: "Legacy/Broken.swift")
      let result = try await migrateTool("explain", "Legacy/Broken.swift:1", in: parent)
      #expect(result.exitCode == 1)
      #expect(
        result.errors
          == "Legacy/Broken.swift:1: error: no legacy code here; the file was skipped: "
          + "Legacy/Broken.swift:1:16: error: expected '}' to end struct\n")
    }
  }

  @Test(arguments: ["Legacy/Coupon.swift", "Legacy/Coupon.swift:0", ":7"]) func anythingElseIsUsage(_ place: String)
    async throws
  {
    let result = try await migrateTool("explain", place)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("'\(place)' is not of the form 'file:line'."))
  }

  /// One file of the sample, which needs no other.
  private func withCoupon(_ body: (_ parent: URL) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(
        String(contentsOf: Sample.legacy.appendingPathComponent("Coupon.swift"), encoding: .utf8),
        to: "Legacy/Coupon.swift")
      try await body(folder)
    }
  }
}
