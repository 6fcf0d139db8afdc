import Foundation
import TestSupport
import Testing

/// Why the type at a place ends as it does, what an idiom does, and what a reason means.
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
          "\nNeeded by\n  DiamondResponse.ProductsParams: synthesized, Legacy/DiamondResponse.swift:9\n"))
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
      // The text is wrapped.
      let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for finding in findings {
        let reason = try #require(finding["reason"] as? String)
        #expect(words.contains("\(try #require(finding["text"] as? String)) [\(reason)]"), "\(result.output)")
      }
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

  @Test func aPlaceIsExplainedToPrograms() async throws {
    try await withCoupon { parent in
      let result = try await migrateTool("explain", "Legacy/Coupon.swift:5", "--reporter", "json", in: parent)
      let schema = try JSONSchema(
        contentsOf: packageRoot.appendingPathComponent("docs/migration-explanation.schema.json"))
      let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      #expect(schema.mistakes(in: value) == [])
      #expect(schema.mistakes(in: ["item": [:], "neededBy": []]).contains("$.item: no 'file'"))
      let explanation = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      let item = try #require(explanation["item"] as? [String: Any])
      #expect(item["name"] as? String == "Coupon")
      #expect(item["outcome"] as? String == "synthesized")
      #expect(explanation["neededBy"] as? [String] == [])
    }
  }

  @Test func theConfigurationOfAPlaceIsPrinted() async throws {
    try await withCoupon { parent in
      let result = try await migrateTool("explain", "Legacy/Coupon.swift:5", "--print-configuration", in: parent)
      #expect(result.exitCode == 0)
      #expect(result.output.hasPrefix("paths: [\"Legacy\"]\n"), "\(result.output)")
    }
  }

  // MARK: Idioms

  @Test func anIdiomIsExplained() async throws {
    let result = try await migrateTool("explain", "lossless-read")
    #expect(result.exitCode == 0)
    #expect(
      result.output == """
        lossless-read
          Reads a number that the server may send as a string.

        Before
          coin = APIUtil.int(json["coin"])

        After
          @Lossless var coin: Int?

        Preserves
          A number as `.int` reads it, or a string that is wholly a number; nil
          otherwise.

        Can't
          An `APIUtil` that the project declares itself, since its rules may differ.

        Source
          Sources/MigrationEngine/Interpretation/Forms/LosslessRead.swift

        """)
  }

  @Test func everyIdiomOfTheListIsExplainedToPeopleAndPrograms() async throws {
    let list = try await migrateTool("explain", "--list", "--reporter", "json")
    let contents = try #require(JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any])
    let idioms = try #require(contents["idioms"] as? [[String: Any]])
    let pages = try packageRoot.appendingPathComponent("docs/idioms").contents().keys.filter { $0 != "README.md" }
    #expect(Set(idioms.compactMap { $0["name"] as? String }.map { "\($0).md" }) == Set(pages))
    let text = try await migrateTool("explain", "--list")
    for idiom in idioms {
      let name = try #require(idiom["name"] as? String)
      #expect(text.output.contains("\n  \(name)  "), "\(name)")
      for key in ["summary", "before", "after", "preserves", "limits", "source", "group"] {
        #expect((idiom[key] as? String)?.isEmpty == false, "\(name) has no \(key)")
      }
    }
    let alone = try await migrateTool("explain", "scalar-read", "--reporter", "json")
    let read = try #require(JSONSerialization.jsonObject(with: Data(alone.output.utf8)) as? NSDictionary)
    #expect(idioms.contains { read.isEqual(to: $0) })
  }

  // MARK: Reasons

  @Test func aReasonIsExplained() async throws {
    let result = try await migrateTool("explain", "document-handed-on")
    #expect(result.exitCode == 0)
    #expect(
      result.output == """
        document-handed-on
          The document, or a part of it, is handed on to code that is not converted.

          That code may read anything from it, so that the type has to go on having a
          `JSON`.

        By hand
          Read here what the other code needs, and hand on those values.

        Example
          struct User {
            let id: Int
            init(json: JSON) {
              id = json["id"].intValue
              Analytics.track(json)
            }
          }

        """)
  }

  @Test func everyReasonOfTheListIsExplainedToPeopleAndPrograms() async throws {
    let list = try await migrateTool("explain", "--list", "--reporter", "json")
    let contents = try #require(JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any])
    let reasons = try #require(contents["reasons"] as? [[String: Any]])
    let page = try String(contentsOf: packageRoot.appendingPathComponent("docs/reasons.md"), encoding: .utf8)
    let text = try await migrateTool("explain", "--list")
    for reason in reasons {
      let name = try #require(reason["name"] as? String)
      #expect(page.contains("\n### \(name)\n"), "\(name)")
      #expect(text.output.contains("\n  \(name)  "), "\(name)")
      for key in ["summary", "byHand", "example", "group"] {
        #expect((reason[key] as? String)?.isEmpty == false, "\(name) has no \(key)")
      }
    }
    #expect(page.ranges(of: "\n### ").count == reasons.count)
    let alone = try await migrateTool("explain", "document-kept", "--reporter", "json")
    let kept = try #require(JSONSerialization.jsonObject(with: Data(alone.output.utf8)) as? NSDictionary)
    #expect(reasons.contains { kept.isEqual(to: $0) })
  }

  @Test(arguments: [
    (["scaler-read"], "There is no idiom or reason 'scaler-read'. Did you mean 'scalar-read'? "),
    (
      ["document-handed-in"],
      "There is no idiom or reason 'document-handed-in'. Did you mean 'document-handed-on' or 'document-condition'? "
    ),
    (["weather"], "There is no idiom or reason 'weather'. 'migrate-tool explain --list' names all of them."),
    (["scalar-read", "Sources"], "A name is explained without paths."),
    (["--list", "scalar-read"], "--list takes no name and no place."),
    ([], "Missing expected argument '<name-or-place>', or --list."),
  ]) func whatIsNoIdiomIsUsage(_ arguments: [String], _ message: String) async throws {
    let result = try await migrateTool(["explain"] + arguments)
    #expect(result.exitCode == 64)
    #expect(result.errors.hasPrefix("Error: \(message)"), "\(result.errors)")
    #expect(result.output.isEmpty)
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
