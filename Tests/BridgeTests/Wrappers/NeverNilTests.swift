import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("NeverNil")
struct NeverNilTests {
  struct Owner: LegacyDecodable {
    let name: String
  }

  struct Banner: LegacyDecodable {
    @NeverNil var id: Int!
    @NeverNil var link: String?
    @NeverNil var owner: Owner?
    @NeverNil var tags: [String]?
  }

  struct Skipped: LegacyDecodable {
    static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
    @NeverNil var id: Int!
    @NeverNil var owner: Owner?
    let note: String?
  }

  @Test(
    "is what the accessor gives",
    arguments: [
      #"{}"#, #"[]"#, #"{"id": "12 apples", "link": 3, "owner": [], "tags": [1, "a", null]}"#,
      #"{"id": null, "link": true, "owner": {"name": 1}, "tags": {"a": 1}}"#,
    ])
  func coerces(document: String) throws {
    let json = JSON(parseJSON: document)
    let banner = Banner(json: json)
    #expect(banner.id == json["id"].intValue)
    #expect(banner.link == json["link"].stringValue)
    #expect(banner.owner?.name == json["owner"]["name"].stringValue)
    #expect(banner.tags == json["tags"].arrayValue.map(\.stringValue))
  }

  @Test("stays nil where the type says so and the document is empty", arguments: ["{}", "[]", "null", "5"])
  func staysNil(document: String) throws {
    let skipped = Skipped(json: JSON(parseJSON: "[\(document)]")[0])
    #expect(skipped.id == nil)
    #expect(skipped.owner == nil)
  }

  @Test("stays nil where the type says so and the document is null", arguments: ["null", "[]"])
  func staysNilForNull(document: String) throws {
    struct Unread: LegacyDecodable {
      static var legacyRules: [LegacyRule] { [.nilWhenNull] }
      @NeverNil var id: Int!
      @NeverNil var owner: Owner?
      let note: String?
    }
    let json = JSON(parseJSON: "[\(document)]")[0]
    let isNull = json == .null
    let unread = Unread(json: json)
    #expect(unread.id == (isNull ? nil : 0))
    #expect(unread.owner?.name == (isNull ? nil : ""))
    struct Outer: LegacyDecodable { let inner: Unread }
    #expect(Outer(json: ["inner": json]).inner.id == unread.id)
    #expect(Outer(json: [:]).inner.id == nil)
  }

  @Test("is never nil where the type says so and the document has anything", arguments: [#"{"a": 1}"#, "[null]"])
  func isThere(document: String) throws {
    let skipped = Skipped(json: JSON(parseJSON: document))
    #expect(skipped.id == 0)
    #expect(skipped.owner?.name == "")
  }

  @Test("begins with nil, and takes a value")
  func begins() {
    var wrapper = NeverNil<Int>()
    #expect(wrapper.wrappedValue == nil)
    wrapper.wrappedValue = 1
    #expect(wrapper == NeverNil(wrappedValue: 1))
  }

  @Test("has to be there for another decoder")
  func strict() {
    struct Plain: Codable { @NeverNil var id: Int? }
    let decoder = JSONDecoder()
    #expect(throws: DecodingError.self) { try decoder.decode(Plain.self, from: Data("{}".utf8)) }
    #expect(throws: Never.self) {
      let plain = try decoder.decode(Plain.self, from: Data(#"{"id": 1}"#.utf8))
      #expect(plain.id == 1)
    }
  }
}
