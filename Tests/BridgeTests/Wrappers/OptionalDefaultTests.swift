import Bridge
import Foundation
import LegacyJSON
import ModernClient
import Testing

@Suite("OptionalDefault")
struct OptionalDefaultTests {
  private struct Story: LegacyDecodable, Encodable, Equatable {
    @OptionalDefaultZero var likes: Int!
    @OptionalDefaultEmptyString var title: String?
    @OptionalDefaultFalse var isNew: Bool?
    @OptionalDefaultTrue var isOpen: Bool!
    @OptionalDefault<Theme> var theme: Theme?
  }

  enum Theme: String, Codable, DefaultProviding {
    case light, dark
    static var decodingDefault: Theme { .light }
  }

  /// As `Story`, where empty documents are left unread.
  private struct Draft: LegacyDecodable {
    static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
    @OptionalDefaultZero var likes: Int!
    @OptionalDefaultEmptyString var title: String?
    @NeverNil var note: String?
  }

  private struct Note: LegacyDecodable {
    static var legacyRules: [LegacyRule] { [.nilWhenNull] }
    @OptionalDefaultEmptyString var title: String?
  }

  @Test(
    "reads what is exactly of its type, and else the default",
    arguments: [
      (#"{}"#, 0, "", false, true, Theme.light),
      (#"null"#, 0, "", false, true, .light),
      (#"[1]"#, 0, "", false, true, .light),
      (#"{"likes":null,"title":null,"is_new":null,"is_open":null,"theme":null}"#, 0, "", false, true, .light),
      (#"{"likes":"7","title":7,"is_new":"true","is_open":0,"theme":"blue"}"#, 0, "", false, true, .light),
      (#"{"likes":7,"title":"a","is_new":true,"is_open":false,"theme":"dark"}"#, 7, "a", true, false, .dark),
    ])
  func reads(
    text: String, likes: Int, title: String, isNew: Bool, isOpen: Bool, theme: Theme
  ) throws {
    let story = Story(json: JSON(parseJSON: text))
    #expect(story.likes == likes)
    #expect(story.title == title)
    #expect(story.isNew == isNew)
    #expect(story.isOpen == isOpen)
    #expect(story.theme == theme)
    // As the old code did.
    let json = JSON(parseJSON: text)
    #expect(story.likes == json["likes"].int ?? 0)
    #expect(story.title == json["title"].string ?? "")
    #expect(story.isNew == json["is_new"].bool ?? false)
  }

  @Test("is nil where the type leaves its document unread", arguments: ["{}", "null", "[]", "3", "\"\""])
  func unread(text: String) {
    let draft = Draft(json: JSON(parseJSON: text))
    #expect(draft.likes == nil)
    #expect(draft.title == nil)
    #expect(draft.note == nil)
  }

  @Test("has the default where another key is there")
  func readOtherwise() {
    let draft = Draft(json: ["other": 1])
    #expect(draft.likes == 0)
    #expect(draft.title == "")
    #expect(draft.note == "")
  }

  @Test("is nil for null alone where the type says so of null")
  func unreadNull() {
    #expect(Note(json: JSON.null).title == nil)
    #expect(Note(json: [:]).title == "")
  }

  @Test("reads as the default wrapper does under Foundation's decoder, and writes the value alone")
  func foundation() throws {
    let data = Data(#"{"title":"a","likes":"7"}"#.utf8)
    let story = try JSONDecoder().decode(Story.self, from: data)
    #expect(story.title == "a")
    #expect(story.likes == 0)
    #expect(story.isOpen == true)
    let written = try JSONDecoder().decode([String: JSON].self, from: JSONEncoder().encode(story))
    #expect(written["title"] == "a")
    #expect(written["likes"] == 0)
  }
}
