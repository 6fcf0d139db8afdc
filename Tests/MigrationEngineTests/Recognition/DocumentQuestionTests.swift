import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import MigrationEngine

/// The questions whether there is a document, in their spellings, at the places where they are asked.
@Suite("Questions about documents", .computesForLong)
struct DocumentQuestionTests {
  /// Spellings that mean the same; `D` stands for the document.
  struct Spellings: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let subject: DocumentQuestion.Subject
    let no: [String]
    let yes: [String]
  }

  /// A place where a question is asked; `Q` stands for it.
  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let document: String
    let source: String
    /// Whether what is read is read where the document is there.
    var isYes = true
  }

  private static func negated(_ spelling: String) -> String {
    spelling.contains("==")
      ? spelling.replacing("==", with: "!=")
      : spelling.contains("!=") ? spelling.replacing("!=", with: "==") : "!(\(spelling))"
  }

  private static let null = [
    "D == .null", "D == JSON.null", "JSON.null == D", ".null == D", "(D == .null)", "D == (JSON.null)",
    "D == SwiftyJSON.JSON.null", "D.type == .null", "D.type == Type.null", "Type.null == D.type", ".null == D.type",
    "D.type == SwiftyJSON.Type.null", "D.null != nil", "nil != D.null", "(D.null) != nil", "D.object is NSNull",
    "D.rawValue is NSNull", "D.null is NSNull",
  ]

  private static func wrapped(_ yes: String, _ no: String) -> [String] {
    ["(\(yes)) == true", "true == (\(yes))", "(\(no)) == false", "(\(no)) != true", "!(\(no))", "!(!(\(yes)))"]
  }

  static let spellings = [
    Spellings(
      testDescription: "null", subject: .null, no: null + wrapped("D == .null", "D != .null"),
      yes: null.map(negated) + wrapped("D != .null", "D == .null")),
    Spellings(
      testDescription: "nil", subject: .null,
      no: ["D == nil", "nil == D", "(D == nil)"] + wrapped("D == nil", "D != nil"),
      yes: ["D != nil", "nil != D", "(D != nil)"] + wrapped("D != nil", "D == nil")),
    Spellings(
      testDescription: "empty", subject: .empty,
      no: ["D.isEmpty", "(D.isEmpty)", "D.count == 0", "0 == D.count", "D.count < 1", "D.count <= 0", "1 > D.count"]
        + wrapped("D.isEmpty", "D.count > 0"),
      yes: ["!D.isEmpty", "D.count != 0", "0 != D.count", "D.count > 0", "0 < D.count", "D.count >= 1", "1 <= D.count"]
        + wrapped("D.count > 0", "D.isEmpty")),
    Spellings(
      testDescription: "exists", subject: .exists,
      no: ["!D.exists()", "(!D.exists())", "D.error != nil", "nil != D.error"]
        + wrapped("D.error != nil", "D.exists()"),
      yes: ["D.exists()", "(D.exists())", "D.error == nil", "nil == D.error"]
        + wrapped("D.exists()", "!D.exists()")),
  ]

  static let places = [
    Place(
      testDescription: "early return", document: "json",
      source: "if Q { return }\n    a = json[\"a\"].int\n    s = json[\"s\"].string", isYes: false),
    Place(
      testDescription: "guard that returns", document: "json",
      source: "guard Q else { return }\n    a = json[\"a\"].int\n    s = json[\"s\"].string"),
    Place(
      testDescription: "early refusal", document: "json",
      source: "if Q { return nil }\n    a = json[\"a\"].int", isYes: false),
    Place(
      testDescription: "guard that refuses", document: "json",
      source: "guard Q else { return nil }\n    a = json[\"a\"].int"),
    Place(
      testDescription: "around a read", document: "json[\"s\"]", source: "if Q { s = json[\"s\"].stringValue }"),
    Place(
      testDescription: "before an else", document: "json[\"s\"]",
      source: "if Q { s = nil } else { s = json[\"s\"].stringValue }", isYes: false),
    Place(
      testDescription: "choice", document: "json[\"s\"]", source: "s = Q ? json[\"s\"].stringValue : nil"),
    Place(
      testDescription: "choice the other way round", document: "json[\"s\"]",
      source: "s = Q ? nil : json[\"s\"].stringValue", isYes: false),
    Place(
      testDescription: "around a loop", document: "json[\"l\"]",
      source: "if Q { for item in json[\"l\"].arrayValue { l.append(item.stringValue) } }"),
    Place(
      testDescription: "among others", document: "json[\"t\"]",
      source: "a = json[\"a\"].int\n    t = Date().timeIntervalSince1970 > 0 && Q"),
  ]

  @Test("are known in every spelling", arguments: spellings)
  func areKnown(spellings: Spellings) throws {
    for (texts, isNegated) in [(spellings.no, false), (spellings.yes, true)] {
      for text in texts {
        let source = text.replacing("D", with: "json[\"a\"]")
        let tree = Parser.parse(source: source)
        let question = try #require(tree.statements.only?.item.as(ExprSyntax.self).flatMap { DocumentQuestion($0) })
        #expect(question.subject == spellings.subject, "\(text)")
        let holdsForNo = spellings.subject == .exists ? !isNegated : isNegated
        #expect(question.isNegated == holdsForNo, "\(text)")
        #expect(question.document.trimmed.description == "json[\"a\"]", "\(text)")
        #expect(question.isNilComparison == (spellings.testDescription == "nil"), "\(text)")
      }
    }
  }

  @Test(
    "are none",
    arguments: [
      "json[\"a\"]", "json[\"a\"] == 0", "json.count == 1", "json.count > 1", "0 > json.count", "json.type == .array",
      "json.exists", "json.exists(1)", "isEmpty", "json.isNil()", "json ?? nil", "json === JSON.null", "json is NSNull",
      "json == Type.null", "a == nil && json == nil", "-json.count", "(json, nil)",
      "JSON.null", "json == \"null\"", "json.null", "json.error",
    ])
  func areNone(text: String) {
    let expression = Parser.parse(source: text).statements.only?.item.as(ExprSyntax.self)
    let question = expression.flatMap { DocumentQuestion($0) }
    #expect(expression != nil)
    #expect(question == nil)
  }

  @Test("come out alike at a place, however they are spelled", arguments: places)
  func comeOutAlike(place: Place) throws {
    var tried = 0
    for spellings in Self.spellings {
      let texts = place.isYes ? spellings.yes : spellings.no
      var files: [String: String] = [:]
      for (index, text) in texts.enumerated() {
        let question = text.replacing("D", with: place.document)
        let mark = place.source.contains("return nil") ? "?" : ""
        files["M\(index).swift"] = """
          import Foundation
          import SwiftyJSON

          class M\(index) {
            var a: Int?
            var s: String?
            var l: [String] = []
            var t = false

            init\(mark)(json: JSON) {
              \(place.source.replacing("Q", with: question))
            }
          }

          """
      }
      let project = try Project(files)
      let results = texts.indices.map { index in
        let text = project.text("M\(index).swift").replacing("M\(index)", with: "M")
        return "\(project.item("M\(index)")?.outcome.rawValue ?? "none")\n\(text)"
      }
      for (text, result) in zip(texts, results) { #expect(result == results[0], "\(text)") }
      #expect(project.report.totals.untouched == 0, "\(spellings): \(project.reasons())")
      tried += texts.count
    }
    #expect(tried == Self.spellings.reduce(0) { $0 + (place.isYes ? $1.yes : $1.no).count })
  }
}
