import Testing

@testable import MigrationEngine

/// An initializer in an extension that stands in another file than its type.
@Suite("Initializers in another file")
struct ExtensionInOtherFileTests {
  private static let person = """
    import Foundation

    struct Person: Equatable {
      let id: Int
      var name: String = ""
    }

    """

  private static let reading = """
    import Foundation
    import SwiftyJSON

    extension Person {
      init(json: JSON) {
        id = json["id"].intValue
        // As it is shown.
        name = json["name"].stringValue
      }
    }

    """

  private static func project(_ type: String, _ reading: String, others: [String: String] = [:]) throws -> Project {
    try Project(others.merging(["Person.swift": type, "Person+JSON.swift": reading]) { first, _ in first })
  }

  @Test("become stored properties in the type's file")
  func becomeStoredProperties() throws {
    let project = try Self.project(Self.person, Self.reading)
    #expect(
      project.text("Person.swift") == """
        import Foundation
        import Bridge

        struct Person: LegacyDecodable, Equatable {
          let id: Int
          // As it is shown.
          var name: String = ""
        }

        """, "\(project.reasons())")
    #expect(project.text("Person+JSON.swift").split(separator: "\n") == ["import Foundation"])
    #expect(project.item("Person")?.outcome == .synthesized)
    #expect(project.report.faults == [])
  }

  @Test("leave the rest of their extension, and put the keys beside the properties")
  func putKeysBesideProperties() throws {
    let reading = """
      import Foundation
      import SwiftyJSON

      extension Person: CustomStringConvertible {
        init(json: JSON) {
          id = json["userID"].intValue
          name = json["name"].stringValue
        }

        var description: String { name }
      }

      """
    let project = try Self.project(Self.person, reading)
    #expect(
      project.text("Person.swift") == """
        import Foundation
        import Bridge

        struct Person: LegacyDecodable, Equatable {
          static var legacyRules: [LegacyRule] { [.verbatimKeys] }
          let id: Int
          var name: String = ""

          private enum CodingKeys: String, CodingKey {
            case name
            case id = "userID"
          }
        }

        """, "\(project.reasons())")
    #expect(
      project.text("Person+JSON.swift") == """
        import Foundation

        extension Person: CustomStringConvertible {
          var description: String { name }
        }

        """)
  }

  @Test("serve types on one line")
  func serveTypesOnOneLine() throws {
    let project = try Self.project(
      "struct Person { let id: Int; let name: String }\n",
      Self.reading.replacing(#"json["id"]"#, with: #"json["userID"]"#).replacing("    // As it is shown.\n", with: ""))
    #expect(
      project.text("Person.swift") == """
        import Bridge

        struct Person: LegacyDecodable { let id: Int; let name: String

            static var legacyRules: [LegacyRule] { [.verbatimKeys] }

            private enum CodingKeys: String, CodingKey {
                case name
                case id = "userID"
            }
        }

        """, "\(project.reasons())")
  }

  @Test("serve several types of one file, and their callers")
  func serveSeveralTypes() throws {
    let like = """
      struct Like {
        let count: Int
        let author: Person
      }

      """
    let reading =
      Self.reading + """

        extension Like {
          init(data: JSON) {
            count = data["count"].intValue
            author = Person(json: data["author"])
          }
        }

        """
    let caller = """
      import SwiftyJSON

      func like(_ value: Any) -> Like { Like(data: JSON(value)) }

      """
    let project = try Self.project(Self.person, reading, others: ["Like.swift": like, "Caller.swift": caller])
    #expect(
      project.text("Like.swift") == """
        import Bridge

        struct Like: LegacyDecodable {
          let count: Int
          let author: Person
        }

        """, "\(project.reasons())")
    #expect(project.text("Person+JSON.swift").split(separator: "\n") == ["import Foundation"])
    #expect(project.text("Caller.swift").contains("Like(reading: value)"))
    #expect(!project.text("Caller.swift").contains("JSON"))
  }

  @Test("keep an old label where callers may be out of sight")
  func keepOldLabel() throws {
    let project = try Self.project(
      Self.person.replacing("struct", with: "public struct"),
      Self.reading.replacing("init(json: JSON)", with: "public init(from json: JSON)"))
    #expect(project.text("Person.swift").contains("public struct Person: LegacyDecodable, Equatable {"))
    #expect(
      project.text("Person+JSON.swift") == """
        import Foundation
        import LegacyJSON

        extension Person {
          public init(from json: JSON) { self.init(json: json) }
        }

        """, "\(project.reasons())")
  }

  @Test("stay in their file where what they name is private there")
  func stayWithWhatIsPrivate() throws {
    let reading =
      Self.reading.replacing(#"json["name"].stringValue"#, with: #"tidy(json["name"].stringValue)"#)
      + "\nprivate func tidy(_ name: String) -> String { name.lowercased() }\n"
    let project = try Self.project(Self.person, reading)
    #expect(project.text("Person.swift") == Self.person)
    #expect(project.item("Person")?.outcome == .explicit)
    #expect(
      project.reasons().contains(
        "needs a written initializer: the initializer is in another file, and `tidy` is private to one of the two"),
      "\(project.reasons())")
  }
}
