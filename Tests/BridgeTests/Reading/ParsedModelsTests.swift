import Bridge
import Foundation
import LegacyJSON
import Testing

/// Models that are made of a response directly are those that were made of its `JSON`.
@Suite("Models of parsed responses")
struct ParsedModelsTests {
  private struct User: LegacyDecodable, Equatable {
    let name: String
    let age: Int?
  }

  private struct Story: LegacyFailableDecodable, Equatable {
    let id: Int
    init(from decoder: any Decoder) throws {
      let container = try decoder.legacyContainer()
      guard container.exists(), let id = try container.valueIfPresent(Int.self, at: "id") else {
        throw container.refusal
      }
      self.id = id
    }
  }

  private struct Part: LegacyThrowingDecodable, Equatable {
    let kind: Kind
    enum Kind: String, Decodable { case old, new }
  }

  private static let text =
    #"{"user": {"name": 7, "age": "8"}, "users": [{"name": "a"}, 1, null], "stories": [{"id": 1}, {}, 2], "kind": "new"}"#

  /// What code gives to `JSON(_:)`.
  private static let responses: [any Sendable] = [
    Data(text.utf8), Data("no JSON".utf8), Data(), "a text", 5, true, [String: String](), ["user": ["name": "b"]],
    ["users": [["name": "c"]]], JSON(parseJSON: text), JSON.null["failed"], Optional<String>.none,
  ]

  @Test(arguments: responses.indices) func areThoseOfTheirJSON(_ index: Int) {
    let response = Self.responses[index] as Any
    let json = JSON(response)
    #expect(User(reading: response) == User(json: json))
    #expect(User(reading: response, at: "user") == User(json: json["user"]))
    #expect(User(reading: response, at: "users", 0) == User(json: json["users"][0]))
    #expect([User](reading: response, at: "users") == json["users"].arrayValue.map(User.init))
    #expect(Story(reading: response) == Story(json: json))
    #expect(Story(reading: response, at: "stories", 0) == Story(json: json["stories", 0]))
    #expect([Story](reading: response, at: "stories") == json["stories"].arrayValue.compactMap(Story.init))
    #expect([User](readingEntries: response, at: "users") == json["users"].map { User(json: $1) })
    // The members of an object come in no order.
    #expect([User](readingEntries: response).map(\.name).sorted() == json.map { User(json: $1).name }.sorted())
    #expect([Story](readingEntries: response, at: "stories") == json["stories"].compactMap { Story(json: $1) })
    #expect([Story](readingEntries: response).map(\.id).sorted() == json.compactMap { Story(json: $1)?.id }.sorted())
    #expect((try? Part(reading: response)) == (try? Part(json: json)))
  }

  @Test func readsWhatTheDocumentHas() throws {
    let data = Data(Self.text.utf8)
    #expect(User(reading: data, at: "user") == User(json: ["name": "7"]))
    #expect([User](reading: data, at: "users").map(\.name) == ["a", "", ""])
    #expect([Story](reading: data, at: "stories").map(\.id) == [1])
    #expect(try Part(reading: data).kind == .new)
    #expect([User](reading: data, at: "user").isEmpty)
    #expect([User](readingEntries: data, at: "user").count == 2)
    #expect(try [User](parsingEntries: data, at: "users").map(\.name) == ["a", "", ""])
    #expect(try [Story](parsingEntries: data, at: "stories").map(\.id) == [1])
    #expect(throws: (any Error).self) { try [User](parsingEntries: Data("no JSON".utf8)) }
    #expect(throws: (any Error).self) { try [Story](parsingEntries: Data("no JSON".utf8)) }
  }

  /// A `JSON` in a variable loses its error, as it did in `JSON(json)`.
  @Test func aFailedSubscriptCountsAsNull() {
    struct Presence: LegacyDecodable {
      let exists: Bool
      init(from decoder: any Decoder) throws { exists = try decoder.legacyContainer().exists() }
    }
    let failed = JSON.null["a"]
    #expect(Presence(json: failed).exists != Presence(json: JSON(failed)).exists)
    #expect(Presence(reading: failed).exists == Presence(json: JSON(failed)).exists)
  }

  @Test func parsesDataOrThrowsTheParsersError() throws {
    let data = Data(Self.text.utf8)
    #expect(try User(parsing: data, at: "user") == User(json: ["name": "7"]))
    #expect(try [User](parsing: data, at: "users").count == 3)
    #expect(try Story(parsing: data, at: "stories", 0)?.id == 1)
    #expect(try Story(parsing: data) == nil)
    #expect(try [Story](parsing: data, at: "stories").map(\.id) == [1])
    #expect(try Part(parsing: data).kind == .new)
    let wrong = Data("no JSON".utf8)
    let expected = #expect(throws: (any Error).self) { try JSON(data: wrong) }
    let found = [
      #expect(throws: (any Error).self) { try User(parsing: wrong) },
      #expect(throws: (any Error).self) { try [User](parsing: wrong, at: "users") },
      #expect(throws: (any Error).self) { try Story(parsing: wrong) },
      #expect(throws: (any Error).self) { try [Story](parsing: wrong) },
      #expect(throws: (any Error).self) { try Part(parsing: wrong) },
    ]
    for error in found { #expect(error?.localizedDescription == expected?.localizedDescription) }
    #expect(throws: DecodingError.self) { try Part(parsing: Data("{}".utf8)) }
  }
}
