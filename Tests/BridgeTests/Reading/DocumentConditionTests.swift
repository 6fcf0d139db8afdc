import Bridge
import Foundation
import LegacyJSON
import Testing

/// A type says what it asks of the whole document, as its old initializer did.
@Suite("Conditions for the whole document")
struct DocumentConditionTests {
  private struct Owner: LegacyDecodable {
    let name: String
  }

  private struct Story: LegacyDecodable {
    static var legacyRules: [LegacyRule] {
      [
        .nullUnless { try $0.valueIfPresent(Int.self, at: "story_id") != nil },
        .nullUnless { try !$0.value(String.self, at: "title").isEmpty },
      ]
    }
    let storyId: Int?
    @NeverNil var title: String?
    @NeverNil var owner: Owner?
    let note: String
    let tags: [String]
    @DecodedBy<PlaceRule> var place: String

    enum PlaceRule: ObjectDecodingRule {
      static let value = Decoding<String> { $0.isNull() ? "nowhere" : try $0.value(String.self, at: "note") }
    }
  }

  private struct Required: LegacyFailableDecodable {
    static var legacyRules: [LegacyRule] {
      [
        .refusesUnless { try $0.valueIfPresent(Int.self, at: "id") != nil }, .refusesUnless { $0.exists(at: "name") },
        .refusesWithError(CocoaError(.fileNoSuchFile)),
      ]
    }
    let id: Int?
    let name: String?
  }

  private struct Holder: LegacyDecodable {
    let one: Required?
    let all: [Required]
    let story: Story
    let stories: [Story]
  }

  @Test("make it null where one is not met")
  func areNull() {
    let read = Story(json: ["story_id": 5, "title": "t", "note": "n", "tags": ["a"]])
    #expect(read.storyId == 5 && read.title == "t" && read.owner?.name == "" && read.note == "n")
    #expect(read.tags == ["a"] && read.place == "n")
    let documents: [JSON] = [
      ["story_id": "5", "title": "t", "note": "n", "tags": ["a"], "owner": ["name": "o"]],
      ["story_id": 5, "title": "", "note": "n", "tags": ["a"]], [:], .null, 5, [["story_id": 5, "title": "t"]],
    ]
    for document in documents {
      let story = Story(json: document)
      #expect(story.storyId == nil && story.title == nil && story.owner == nil && story.note.isEmpty)
      #expect(story.tags.isEmpty && story.place == "nowhere")
    }
  }

  @Test("refuse it where one is not met, and anywhere in another one")
  func refuse() throws {
    #expect(Required(json: JSON(parseJSON: #"{"id": 1, "name": null}"#))?.id == 1)
    #expect(Required(json: ["id": 1]) == nil)
    #expect(Required(json: ["id": "x", "name": "n"]) == nil)
    #expect(Required(json: .null) == nil)
    #expect(throws: CocoaError.self) { try LegacyDecoder().decode(Required.self, from: Data("{}".utf8)) }
    let holder = Holder(json: [
      "one": ["id": 1], "all": [["id": 1, "name": "a"], ["id": 2], 3, ["id": 4, "name": "b"]],
      "story": ["title": "t", "note": "n"], "stories": [["story_id": 1, "title": "t"], [:]],
    ])
    #expect(holder.one == nil && holder.all.map(\.id) == [1, 4])
    #expect(holder.story.note.isEmpty && holder.story.title == nil)
    #expect(holder.stories.map(\.title) == ["t", nil])
  }

  @Test("throw what they throw")
  func rethrow() {
    struct Failing: LegacyThrowingDecodable {
      static var legacyRules: [LegacyRule] { [.refusesUnless { _ in throw CocoaError(.coderInvalidValue) }] }
      let id: Int
    }
    #expect(throws: CocoaError.self) { try Failing(json: ["id": 1]) }
  }
}
