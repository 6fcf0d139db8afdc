import Bridge
import LegacyJSON
import ModernClient
import Testing

@Suite("The rule that optional properties are never nil")
struct NeverNilRuleTests {
  private struct Owner: LegacyDecodable, Equatable {
    let name: String
  }

  private struct Wrapped: LegacyDecodable {
    @NeverNil var id: Int!
    @NeverNil var title: String?
    @NeverNil var owner: Owner?
    @NeverNil var tags: [String]?
    let note: String
    @NilIfNull var own: String?
    @DefaultZero var likes: Int
    @Lossless var level: Int?
    @OptionalDefaultEmptyString var text: String?
    @DecodedBy<Shout> var shout: String?
  }

  private enum Shout: DecodingRule { static let value = Decoding<String?> { try $0.value(String.self) + "!" } }

  private struct Ruled: LegacyDecodable {
    static var legacyRules: [LegacyRule] { [.neverNil, .reads("own", as: NilIfNull<String>.self)] }
    let id: Int!
    let title: String?
    let owner: Owner?
    let tags: [String]?
    let note: String
    let own: String?
    @DefaultZero var likes: Int
    @Lossless var level: Int?
    @OptionalDefaultEmptyString var text: String?
    @DecodedBy<Shout> var shout: String?
  }

  private struct Skipped: LegacyDecodable {
    static var legacyRules: [LegacyRule] { [.neverNil, .nilWhenEmpty] }
    let id: Int!
    let owner: Owner?
    let tags: [String]?
  }

  @Test(
    "reads as the wrapper does",
    arguments: [
      "{}", "[]", "null", "3", #"{"id":null,"title":null,"owner":null,"tags":null,"note":null,"own":null}"#,
      #"{"id":"7","title":7,"owner":[],"tags":[1,null,"a"],"note":true,"own":3}"#,
      #"{"id":7.9,"title":"a","owner":{"name":"Ann"},"tags":{},"note":"n","own":"o"}"#,
    ])
  func reads(text: String) {
    let (wrapped, ruled) = (Wrapped(json: JSON(parseJSON: text)), Ruled(json: JSON(parseJSON: text)))
    #expect(wrapped.id == ruled.id)
    #expect(wrapped.title == ruled.title)
    #expect(wrapped.owner == ruled.owner)
    #expect(wrapped.tags == ruled.tags)
    #expect(wrapped.note == ruled.note)
    #expect(wrapped.own == ruled.own)
    #expect(wrapped.likes == ruled.likes)
    #expect(wrapped.level == ruled.level)
    #expect(wrapped.text == ruled.text)
    #expect(wrapped.shout == ruled.shout)
    #expect(ruled.id == JSON(parseJSON: text)["id"].intValue)
    #expect(ruled.tags == JSON(parseJSON: text)["tags"].arrayValue.map(\.stringValue))
  }

  @Test("leaves nil what the type leaves unread", arguments: ["{}", "[]", "null", "3"])
  func unread(text: String) {
    let skipped = Skipped(json: JSON(parseJSON: text))
    #expect(skipped.id == nil)
    #expect(skipped.owner == nil)
    #expect(skipped.tags == nil)
  }

  @Test("reads the rest of what has any member")
  func read() {
    let skipped = Skipped(json: ["other": 1])
    #expect(skipped.id == 0)
    #expect(skipped.owner == Owner(name: ""))
    #expect(skipped.tags == [])
  }
}
