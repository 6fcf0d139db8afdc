import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("@LegacyModel: encoding what can give its JSON back")
struct LegacyEncodingTests {
  final class Tag: LegacyWritable, Equatable {
    let name: String
    init(json: JSON) { name = json["n"].stringValue }
    static func legacyValue(from json: JSON) -> Tag { Tag(json: json) }
    var legacyJSON: JSON { ["n": name] }
    static func == (left: Tag, right: Tag) -> Bool { left.name == right.name }
  }

  struct Post: Codable, Equatable {
    @LegacyModel var tag: Tag
    @LegacyModel var other: Tag?
    @LegacyModel var tags: [Tag]
    @LegacyModel var byName: [String: Tag]
  }

  @Test func roundTrip() throws {
    let json = JSON(parseJSON: #"{"tag":{"n":"a"},"tags":[{"n":"b"},{"n":"c"}],"byName":{"k":{"n":"d"}}}"#)
    let post = try JSONDecoder().decode(Post.self, from: json.rawData())
    let written = try JSON(data: JSONEncoder().encode(post))
    // An optional that is nil is left out, as the compiler's own `encode(to:)` does.
    #expect(written == json)
    #expect(try JSONDecoder().decode(Post.self, from: written.rawData()) == post)
  }

  @Test func anOptionalThatIsThereIsWritten() throws {
    let post = Post(tag: Tag(json: .null), other: Tag(json: ["n": "o"]), tags: [], byName: [:])
    #expect(
      try JSON(data: JSONEncoder().encode(post)) == [
        "tag": ["n": ""], "other": ["n": "o"], "tags": [] as [Any], "byName": [:] as [String: Any],
      ])
  }
}
