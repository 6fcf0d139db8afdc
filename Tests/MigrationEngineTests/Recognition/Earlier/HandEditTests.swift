import Testing

@testable import MigrationEngine

/// A type that was converted, then edited by hand, then given evidence.
@Suite("Evidence after edits by hand")
struct HandEditTests {
  /// What an earlier run made of a class.
  private static let converted = """
    import ModernClient
    import Bridge

    struct User: LegacyDecodable {
      let id: Int?
      let name: String
      @Lossless var age: Int?
    }

    """

  /// What evidence makes of it.
  private static let tightened = """
    struct User: Codable {
      let id: Int
      let name: String
      let age: Int
    }
    """

  private static let evidence = ["1.json": #"{"id":1,"name":"a","age":3}"#, "2.json": #"{"id":2,"name":"b","age":4}"#]

  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let replacing: String
    let by: String
    /// The type afterwards, or what the report says of one that stays.
    var expected: String?
    var reason: String?
  }

  private static let edits = [
    Edit(
      testDescription: "nothing", replacing: "", by: "",
      expected: tightened),
    Edit(
      testDescription: "a renamed property",
      replacing: "  let id: Int?\n  let name: String\n  @Lossless var age: Int?\n",
      by: """
          let number: Int?
          let name: String
          @Lossless var age: Int?

          private enum CodingKeys: String, CodingKey {
            case name, age
            case number = "id"
          }

        """,
      expected: """
        struct User: Codable {
          let number: Int
          let name: String
          let age: Int

          private enum CodingKeys: String, CodingKey {
            case name, age
            case number = "id"
          }
        }
        """),
    Edit(
      testDescription: "a property that no document has", replacing: "  let name",
      by: "  var isSelected = false\n  let name",
      reason: "not tightened: `isSelected` is there in 0 of 2 recorded objects only, and the old code has a default"),
    Edit(
      testDescription: "a property that is not decoded",
      replacing: "  @Lossless var age: Int?\n",
      by: """
          @Lossless var age: Int?
          var isSelected = false

          private enum CodingKeys: String, CodingKey { case id, name, age }

        """,
      expected: """
        struct User: Codable {
          let id: Int
          let name: String
          let age: Int
          var isSelected = false

          private enum CodingKeys: String, CodingKey { case id, name, age }
        }
        """),
    Edit(
      testDescription: "a method", replacing: "Int?\n}", by: "Int?\n\n  func isAdult() -> Bool { (age ?? 0) > 17 }\n}",
      expected: """
        struct User: Codable {
          let id: Int
          let name: String
          let age: Int

          func isAdult() -> Bool { age > 17 }
        }
        """),
    Edit(
      testDescription: "another order", replacing: "  let id: Int?\n  let name: String\n",
      by: "  let name: String\n  let id: Int?\n",
      expected: """
        struct User: Codable {
          let name: String
          let id: Int
          let age: Int
        }
        """),
    Edit(
      // What the file imports ModernClient for now is not known.
      testDescription: "a wrapper taken away", replacing: "@Lossless var", by: "let",
      expected: """
        import ModernClient

        struct User: Codable {
          let id: Int
          let name: String
          let age: Int
        }
        """),
    Edit(
      testDescription: "an optional taken away", replacing: "id: Int?", by: "id: Int",
      expected: tightened),
    Edit(
      testDescription: "another type", replacing: "id: Int?", by: "id: String?",
      reason: "not tightened: `id` is of another type in some recorded objects"),
    Edit(
      testDescription: "another protocol", replacing: ": LegacyDecodable", by: ": LegacyDecodable, Equatable",
      expected: """
        struct User: Codable, Equatable {
          let id: Int
          let name: String
          let age: Int
        }
        """),
    Edit(
      testDescription: "what it is encoded by", replacing: ": LegacyDecodable",
      by: ": Sendable, LegacyDecodable, Encodable",
      expected: """
        struct User: Sendable, Codable {
          let id: Int
          let name: String
          let age: Int
        }
        """),
    Edit(
      testDescription: "a class", replacing: "struct User", by: "final class User",
      expected: """
        final class User: Codable {
          let id: Int
          let name: String
          let age: Int
        }
        """),
    Edit(
      testDescription: "a comment", replacing: "  @Lossless", by: "  /// In years.\n  @Lossless",
      expected: """
        struct User: Codable {
          let id: Int
          let name: String
          /// In years.
          let age: Int
        }
        """),
    Edit(
      testDescription: "a wrapper on a line of its own", replacing: "@Lossless var",
      by: "@Lossless\n  private(set) var",
      expected: tightened),
    Edit(
      testDescription: "a wrapper of the project", replacing: "@Lossless", by: "@Clamped",
      reason: "User: File.swift:7:3: not tightened: `age` has the attribute `@Clamped`"),
    Edit(
      testDescription: "a written initializer", replacing: "Int?\n}",
      by: """
        Int?

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decodeIfPresent(Int.self, forKey: .id).map { $0 + 1 }
            name = "?"
            age = nil
          }
        }
        """,
      reason: "User: File.swift:9:3: not tightened: its `init(from:)` is written"),
    Edit(
      testDescription: "keys as they are spelled", replacing: "  let id",
      by: "  static var legacyRules: [LegacyRule] { [.verbatimKeys] }\n  let id",
      expected: tightened),
    Edit(
      testDescription: "one line, and keys that Foundation's strategy spells otherwise",
      replacing: """
        struct User: LegacyDecodable {
          let id: Int?
          let name: String
          @Lossless var age: Int?
        }
        """,
      by:
        "struct User: LegacyDecodable { static var legacyRules: [LegacyRule] { [.verbatimKeys] }; let id: Int?, name: String; let user_age: Int? }",
      expected: """
        import ModernClient

        struct User: Codable { let id: Int?, name: String; let user_age: Int?

            private enum CodingKeys: String, CodingKey {
                case id, name
                case user_age = "userAge"
            }
        }
        """),
    Edit(
      testDescription: "keys that other code may use",
      replacing: "  let id: Int?\n  let name: String\n  @Lossless var age: Int?\n",
      by: """
          let id: Int?
          let name: String
          @Lossless var age: Int?

          enum CodingKeys: CodingKey { case id, age, name }

        """,
      expected: """
        struct User: Codable {
          let id: Int
          let name: String
          let age: Int

          enum CodingKeys: CodingKey { case id, age, name }
        }
        """),
    Edit(
      testDescription: "values made of their parts",
      replacing: "  @Lossless var age: Int?\n}\n",
      by: """
          @Lossless var age: Int? = nil
        }

        let users = [User(id: nil, name: "a"), User(id: 1, name: "b", age: 2)]

        """,
      expected: """
        struct User: Codable {
          let id: Int?
          let name: String
          var age: Int? = nil
        }

        let users = [User(id: nil, name: "a"), User(id: 1, name: "b", age: 2)]
        """),
    Edit(
      testDescription: "an initializer in an extension", replacing: "import Bridge\n",
      by: """
        import Bridge

        extension User {
          init(from decoder: any Decoder) throws {
            self.init(id: 1, name: try decoder.singleValueContainer().decode(String.self), age: nil)
          }
        }

        """,
      reason: "not tightened: its `init(from:)` is in an extension"),
    Edit(
      testDescription: "rules that are computed", replacing: "  let id",
      by: "  static var legacyRules: [LegacyRule] { isNew ? [.verbatimKeys] : [] }\n  let id",
      reason: "not tightened: its `legacyRules` are no list of rules"),
    Edit(
      testDescription: "members under a condition", replacing: "  let id: Int?\n",
      by: "  #if DEBUG\n  let id: Int?\n  #endif\n", reason: "not tightened: it has members under `#if`"),
    Edit(
      testDescription: "an extension that says how it is decoded", replacing: ": LegacyDecodable {\n",
      by: " {\n", expected: nil, reason: nil),
  ]

  @Test("are taken as they are", arguments: edits)
  func areTaken(_ edit: Edit) throws {
    var source = edit.replacing.isEmpty ? Self.converted : Self.converted.replacing(edit.replacing, with: edit.by)
    if edit.expected == nil, edit.reason == nil { source += "\nextension User: LegacyDecodable {}\n" }
    let project = try Project(source, evidence: Self.evidence)
    let text = project.text()
    #expect(project.report.faults == [])
    if let expected = edit.expected {
      #expect(text == expected + "\n")
      #expect(project.item("User")?.outcome == .synthesized)
    } else if let reason = edit.reason {
      #expect(text == source)
      let said = (project.reasons() + "\n" + project.report.notes.joined(separator: "\n"))
      #expect(said.replacing(#/\S+/File\.swift/#, with: "File.swift").contains(reason), "\(said)")
    } else {
      #expect(text.hasSuffix("\n  let age: Int\n}\n\nextension User: Codable {}\n"), "\(text)")
    }
  }
}
