import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("Coerced, and types that require values")
struct CoercedTests {
  struct Story: LegacyFailableDecodable {
    static var legacyRules: [LegacyRule] { [.requiresValues] }
    let id: Int
    let name: String
    let note: String?
    let tags: [String]
    @Coerced var likes: Int
  }

  @Test(
    "a document without what is required is refused",
    arguments: [
      #"{}"#, #"{"id": 1}"#, #"{"id": "1", "name": "a"}"#, #"{"id": 1, "name": 2}"#, #"{"id": null, "name": "a"}"#,
      #"{"id": 1, "name": "a"}"#, #"{"id": 1.5, "name": "", "note": 3, "tags": [1, null], "likes": "7"}"#,
      #"{"id": true, "name": "a", "likes": {}}"#,
    ])
  func requires(document: String) {
    let json = JSON(parseJSON: document)
    let story = Story(json: json)
    #expect((story != nil) == (json["id"].int != nil && json["name"].string != nil))
    guard let story else { return }
    #expect(story.id == json["id"].int)
    #expect(story.name == json["name"].string)
    #expect(story.note == json["note"].string)
    #expect(story.tags == json["tags"].arrayValue.map(\.stringValue))
    #expect(story.likes == json["likes"].intValue)
  }

  @Test("what a lenient type holds is dropped when it is refused")
  func dropped() {
    struct Page: LegacyDecodable {
      let stories: [Story]
      let first: Story?
    }
    let page = Page(json: JSON(parseJSON: #"{"stories": [{"id": 1, "name": "a"}, {"id": 2}], "first": {}}"#))
    #expect(page.stories.map(\.id) == [1])
    #expect(page.first == nil)
  }
}
