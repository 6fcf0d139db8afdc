import Testing

@testable import MigrationEngine

/// Bodies that ask many questions are interpreted in a time that does not double with each question.
@Suite("Interpretation: long bodies", .timeLimit(.minutes(2)))
struct LongBodyTests {
  struct Body: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isSynthesized: Bool
    let statements: @Sendable ([String]) -> String
  }

  private static let bodies = [
    Body(testDescription: "if, else if: raw values", isSynthesized: true) { cases in
      "let text = json[\"kind\"].stringValue\n"
        + cases.map { "if text == Kind.\($0).rawValue { kind = .\($0) }" }.joined(separator: " else ")
        + " else { kind = .other }"
    },
    Body(testDescription: "if, else if: numbers", isSynthesized: false) { cases in
      "let number = json[\"kind\"].intValue\n"
        + cases.enumerated().map { "if number == \($0.offset) { kind = .\($0.element) }" }.joined(separator: " else ")
        + " else { kind = .other }"
    },
    Body(testDescription: "switch", isSynthesized: true) { cases in
      "switch json[\"kind\"].stringValue {\n" + cases.map { "case \"\($0) \": kind = .\($0)\n" }.joined()
        + "default: kind = .other\n}"
    },
    Body(testDescription: "one if after the other", isSynthesized: false) { cases in
      "kind = .other\n" + cases.map { "if json[\"kind\"].stringValue == \"\($0) \" { kind = .\($0) }\n" }.joined()
    },
    Body(testDescription: "?:", isSynthesized: false) { cases in
      "kind = " + cases.map { "json[\"kind\"].stringValue == \"\($0) \" ? .\($0) : " }.joined() + ".other"
    },
    Body(testDescription: "if, else if: keys", isSynthesized: false) { cases in
      cases.map { "if json[\"\($0)\"].exists() { kind = .\($0) }" }.joined(separator: " else ")
        + " else { kind = .other }"
    },
    Body(testDescription: "early returns", isSynthesized: true) { cases in
      "kind = .other\n" + cases.map { "if json[\"\($0)\"].string == nil { return }\n" }.joined() + "kind = .case0"
    },
    Body(testDescription: "one if in the other", isSynthesized: false) { cases in
      "kind = .other\n" + cases.prefix(14).map { "if let \($0) = json[\"\($0)\"].string { " }.joined()
        + "name = case0 " + cases.prefix(14).map { _ in "}" }.joined()
    },
    Body(testDescription: "several that must be there", isSynthesized: false) { cases in
      "kind = .other\nif " + cases.map { "json[\"\($0)\"].string != nil" }.joined(separator: " && ")
        + " { name = json[\"name\"].stringValue }"
    },
    Body(testDescription: "if let, else if", isSynthesized: false) { cases in
      cases.map { "if let text = json[\"\($0)\"].string, text != \"\" { kind = .\($0); name = text }" }
        .joined(separator: " else ") + " else { kind = .other }"
    },
    Body(testDescription: "switch: ranges", isSynthesized: true) { cases in
      "switch json[\"kind\"].intValue {\n"
        + cases.enumerated().map { "case \($0.offset * 10)...\($0.offset * 10 + 9): kind = .\($0.element)\n" }.joined()
        + "default: kind = .other\n}"
    },
    Body(testDescription: "switch: conditions", isSynthesized: true) { cases in
      "switch json[\"kind\"].stringValue {\n"
        + cases.map { "case let text where text.hasPrefix(\"\($0)\"): kind = .\($0)\n" }.joined()
        + "default: kind = .other\n}"
    },
    Body(testDescription: "a switch in a loop", isSynthesized: false) { cases in
      "kind = .other\nfor item in json[\"items\"].arrayValue {\nswitch item[\"kind\"].stringValue {\n"
        + cases.map { "case \"\($0) \": kind = .\($0)\n" }.joined() + "default: break\n}\n}"
    },
  ]

  @Test(arguments: bodies)
  func interprets(_ body: Body) throws {
    let cases = (0..<24).map { "case\($0)" }
    let source = """
      import SwiftyJSON

      enum Kind: String {
        case \(cases.joined(separator: ", ")), other
      }
      class Item {
        var kind: Kind
        var name = ""
        init(json: JSON) {
      \(body.statements(cases))
        }
      }

      """
    let project = try Project(["Item.swift": source])
    #expect(project.report.faults.isEmpty)
    #expect(project.item("Item")?.outcome == (body.isSynthesized ? .synthesized : .explicit))
  }
}
