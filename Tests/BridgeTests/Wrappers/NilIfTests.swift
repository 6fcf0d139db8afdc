import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("NilIfEmpty, NilIfNull and NilIfAbsent")
struct NilIfTests {
  struct User: LegacyDecodable {
    let name: String
  }

  struct Post: LegacyDecodable {
    @NilIfEmpty var editor: User?
    @NilIfAbsent var reader: User?
  }

  @Test(
    "are nil where the condition does not hold, and made by it where it does",
    arguments: [
      #"{}"#, #"[]"#, #"{"editor": null, "reader": null}"#, #"{"editor": {}, "reader": {}}"#,
      #"{"editor": [], "reader": []}"#, #"{"editor": 5, "reader": "a"}"#,
      #"{"editor": {"name": 1}, "reader": {"name": "a"}}"#, #"{"editor": [1], "reader": [{}]}"#,
    ])
  func conditions(document: String) {
    let json = JSON(parseJSON: document)
    let post = Post(json: json)
    #expect(post.editor?.name == (json["editor"].isEmpty ? nil : User(json: json["editor"]).name))
    #expect(post.reader?.name == (json["reader"].exists() ? User(json: json["reader"]).name : nil))
  }

  struct Member: LegacyDecodable {
    @NilIfAbsent var name: String?
    @NilIfNull var title: String?
    @NilIfAbsent var level: Int?
    @NilIfNull var score: Double?
    @NilIfAbsent var tags: [String]?
    @NilIfNull var rooms: [Int]?
    @NilIfEmpty var friends: [User]?
  }

  @Test(
    "read values by the accessor that always has one",
    arguments: ["", "null", #""a""#, #""1""#, "3", "2.5", "true", "[]", "{}", #"["a", 1, null]"#, #"{"name": "a"}"#])
  func values(value: String) {
    let keys = ["name", "title", "level", "score", "tags", "rooms", "friends"]
    let members = value.isEmpty ? [] : keys.map { "\"\($0)\": \(value)" }
    let json = JSON(parseJSON: "{\(members.joined(separator: ","))}")
    let member = Member(json: json)
    #expect(member.name == (json["name"].exists() ? json["name"].stringValue : nil))
    #expect(member.title == (json["title"] != JSON.null ? json["title"].stringValue : nil))
    #expect(member.level == (json["level"].exists() ? json["level"].intValue : nil))
    #expect(member.score == (json["score"] != JSON.null ? json["score"].doubleValue : nil))
    #expect(member.tags == (json["tags"].exists() ? json["tags"].arrayValue.map(\.stringValue) : nil))
    #expect(member.rooms == (json["rooms"] != JSON.null ? json["rooms"].arrayValue.map(\.intValue) : nil))
    #expect(
      member.friends?.map(\.name)
        == (json["friends"].isEmpty ? nil : json["friends"].arrayValue.map { User(json: $0).name }))
  }

  @Test("begin with nil")
  func begin() {
    #expect(NilIfEmpty<Int>() == NilIfEmpty(wrappedValue: nil))
    #expect(NilIfAbsent<Int>() == NilIfAbsent(wrappedValue: nil))
    #expect(NilIfNull<Int>() == NilIfNull(wrappedValue: nil))
  }
}
