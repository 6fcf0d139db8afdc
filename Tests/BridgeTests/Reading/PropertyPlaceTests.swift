import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("A rule for the place of a property")
struct PropertyPlaceTests {
  private struct Owner: LegacyDecodable, Codable, Equatable {
    let name: String
  }

  private struct Story: LegacyDecodable, Encodable {
    static var legacyRules: [LegacyRule] {
      [
        .reads("city", at: "address", "city"), .reads("count", at: "story-count"), .reads("first", at: "tags", 0),
        .reads("owner", at: "by"), .reads("note", at: "extra", "note"), .reads("note", as: NeverNil<String>.self),
        .reads("big", at: "numbers", "big"), .reads("dotted", at: "a.b"),
      ]
    }
    let city: String
    let count: Int?
    let first: String?
    let owner: Owner
    let note: String?
    let big: Double
    let dotted: Bool
    let userName: String
  }

  @Test(
    "is where it is read, whatever is there",
    arguments: [
      "{}", "[]", "null",
      #"{"address":{"city":"Rome"},"story-count":3,"tags":["x","y"],"by":{"name":"Ann"},"extra":{"note":"n"},"a.b":true}"#,
      #"{"address":"Rome","story-count":"3","tags":[],"by":null,"extra":{"note":5},"numbers":{"big":1e3},"a":{"b":true}}"#,
      #"{"city":"Rome","count":3,"first":"x","owner":{"name":"Ann"},"note":"n","big":5,"dotted":true,"user_name":"u"}"#,
      #"{"address":[{"city":"Rome"}],"tags":{"0":"x"},"by":["Ann"],"extra":[],"numbers":null}"#,
    ])
  func place(text: String) {
    let json = JSON(parseJSON: text)
    let story = Story(json: json)
    #expect(story.city == json["address"]["city"].stringValue)
    #expect(story.count == json["story-count"].int)
    #expect(story.first == json["tags"][0].string)
    #expect(story.owner.name == json["by"]["name"].stringValue)
    #expect(story.note == json["extra"]["note"].stringValue)
    #expect(story.big == json["numbers"]["big"].doubleValue)
    #expect(story.dotted == json["a.b"].boolValue)
    #expect(story.userName == json["user_name"].stringValue)
  }

  @Test("is no matter of other decoders and encoders, which go by the coding keys")
  func otherCoders() throws {
    let text = #"{"city":"Rome","count":3,"owner":{"name":"Ann"},"big":5,"dotted":true,"userName":"u"}"#
    struct Plain: Codable, Equatable {
      let city: String, count: Int?, owner: Owner, big: Double, dotted: Bool, userName: String
    }
    let story = Story(json: ["address": ["city": "Rome"], "story-count": 3, "user_name": "u", "by": ["name": "Ann"]])
    let written = try JSONDecoder().decode(Plain.self, from: JSONEncoder().encode(story))
    #expect(written == Plain(city: "Rome", count: 3, owner: Owner(name: "Ann"), big: 0, dotted: false, userName: "u"))
    struct Other: LegacyDecodable {
      static var legacyRules: [LegacyRule] { [.reads("city", at: "address", "city")] }
      let city: String
    }
    #expect(try JSONDecoder().decode(Other.self, from: Data(text.utf8)).city == "Rome")
  }

  @Test("is where a document is refused without a value")
  func required() {
    struct Ticket: LegacyFailableDecodable {
      static var legacyRules: [LegacyRule] { [.requiresValues, .reads("id", at: "ticket", "id")] }
      let id: Int
    }
    #expect(Ticket(json: ["ticket": ["id": 3]])?.id == 3)
    #expect(Ticket(json: ["ticket": ["id": "3"]]) == nil)
    #expect(Ticket(json: ["id": 3]) == nil)
  }
}
