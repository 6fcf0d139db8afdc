import Foundation
import TestSupport
import Testing

/// `--only` limits what a run converts.
@Suite("A limit to what is converted", .runsProcesses) struct ConversionLimitTests {
  @Test func onlyImportsAreReplaced() async throws {
    let model = "struct User {\n  let id: Int\n  init(json: JSON) { id = json[\"id\"].intValue }\n}\n"
    let files = [
      "My App/User.swift": (before: "import SwiftyJSON\n\n" + model, after: "import LegacyJSON\n\n" + model),
      "My App/One Value.swift": (
        before:
          "import UIKit\nimport struct SwiftyJSON.JSON // one\n\nfunc id(_ json: JSON) -> Int { json.intValue }\n",
        after: "import UIKit\nimport struct LegacyJSON.JSON // one\n\nfunc id(_ json: JSON) -> Int { json.intValue }\n"
      ),
      "My App/Dates.swift": (
        before: "import SwiftyJSON\n\nfunc day(_ json: JSON) -> Date? { json.string == nil ? nil : Date() }\n",
        after: "import Foundation\nimport LegacyJSON\n\n"
          + "func day(_ json: JSON) -> Date? { json.string == nil ? nil : Date() }\n"
      ),
      "My App/Other.swift": (before: "let none = 0\n", after: "let none = 0\n"),
    ]
    try await withTemporaryFolder { folder in
      for (path, text) in files { try folder.write(text.before, to: path) }
      let result = try await migrateTool(
        "migrate", "My App", "--only", "imports", "--write", "--allow-dirty", in: folder)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(try folder.contents() == files.mapValues(\.after))
    }
  }

  @Test func onlyStoredPropertiesAreWritten() async throws {
    try await withLegacySample { parent in
      try parent.write(
        """
        import SwiftyJSON

        struct Offer {
          let coupon: Coupon
          init(json: JSON) { coupon = Coupon(json: json["coupon"]); print(json) }
        }

        """, to: "Legacy/Offer.swift")
      let all = try await outcomes([], in: parent)
      let limited = try await outcomes(["--only", "synthesized"], in: parent)
      #expect(all.contains { $0.value == "explicit" })
      #expect(!limited.contains { $0.value == "explicit" })
      #expect(limited["Coupon"] == "synthesized")
      // What needs a written initializer stays, and so does what needs the type.
      for (name, outcome) in all where outcome == "explicit" { #expect(limited[name] == "untouched", "\(name)") }
    }
  }

  @Test func anythingElseIsUsage() async throws {
    let result = try await migrateTool("migrate", "App", "--only", "some")
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("The value 'some' is invalid for '--only <only>'"), "\(result.errors)")
  }

  private func outcomes(_ arguments: [String], in folder: URL) async throws -> [String: String] {
    let result = try await migrateTool(["migrate", "Legacy", "--reporter", "json"] + arguments, in: folder)
    let report = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let items = try #require(report["items"] as? [[String: Any]]).filter { $0["kind"] as? String != "callSite" }
    return Dictionary(
      items.compactMap { item in
        guard let name = item["name"] as? String, let outcome = item["outcome"] as? String else { return nil }
        return (name, outcome)
      }
    ) { first, _ in first }
  }
}
