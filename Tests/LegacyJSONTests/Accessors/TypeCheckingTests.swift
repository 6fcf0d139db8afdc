import Foundation
import TestSupport
import Testing

/// The compiler is through with expressions of several values as quickly as with SwiftyJSON's `JSON`.
///
/// It counts its steps, which are the same on every machine, and gives up after 5,000. With an overload of the subscript for
/// texts, four of these need more, and the first takes 15 seconds.
@Suite struct TypeCheckingTests {
  private static let expressions = [
    #"Double(json["a"]["x"].intValue) / 100 + Double(json["a"]["y"].intValue) / 100 + Double(json["b"]["x"].intValue) / 100"#
      + #" + Double(json["b"]["y"].intValue) / 100 + Double(json["c"]["y"].intValue) / 100 + Double(json["d"].intValue)"#,
    #"Double(json["a"]["x"].intValue + 1) / 100 + Double(json["a"]["y"].intValue - 2) / 100 - Double(json["b"][0].intValue)"#,
    #"CGFloat(json["x"].floatValue) / 255.0 + CGFloat(json["y"].floatValue) / 255.0 * 2 - CGFloat(json["z"].intValue) / 2"#,
    #"json["a"].stringValue + " " + json["b"]["c"].stringValue + ", " + json["d"][0].stringValue + " (" + json["e"].stringValue"#,
    #"json["a"]["b"].intValue > 0 && json["a"]["c"].intValue < json["x"].intValue * 2 || json["f", "g"].stringValue == "x""#,
    #"json["items"].arrayValue.map { $0["price"].intValue * $0["count"].intValue }.reduce(0, +) - json["c"].intValue * 2"#,
  ]

  @Test func sumsOfManyTermsCompile() async throws {
    let functions = Self.expressions.enumerated().map { index, expression in
      "func function\(index)(_ json: JSON) { let value = \(expression); print(value) }"
    }
    let source = (["import Foundation", "import LegacyJSON"] + functions).joined(separator: "\n")
    #expect(
      try await TypeChecker.errors(
        in: source, languageMode: 5, options: ["-Xfrontend", "-solver-scope-threshold=5000"]) == [:])
  }
}
