import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("KeySpelling.paths")
struct PathSpellingTests {
  struct User: LegacyDecodable {
    static let legacyRules: [LegacyRule] = [.pathKeys]
    let id: Int
    let city: String?
    let picture: String
    let exact: Exact?

    private enum CodingKeys: String, CodingKey {
      case id
      case city = "address.city"
      case picture = "pictures.0.url"
      case exact = "address.exact"
    }
  }

  struct Exact: Codable {
    let streetName: String
  }

  @Test(
    "reads what subscripts read",
    arguments: [
      #"{}"#, #"[]"#, #"{"id": 1, "address": {"city": "Köln"}, "pictures": [{"url": "u"}]}"#,
      #"{"address": {"city": 5}, "pictures": {"0": {"url": "u"}}}"#, #"{"address": [], "pictures": []}"#,
      #"{"address.city": "no", "pictures": ["u"]}"#, #"{"address": {"exact": {"streetName": "a"}}}"#,
    ])
  func subscripts(document: String) {
    let json = JSON(parseJSON: document)
    let user = User(json: json)
    #expect(user.id == json["id"].intValue)
    #expect(user.city == json["address"]["city"].string)
    #expect(user.picture == json["pictures"][0]["url"].stringValue)
    #expect(user.exact?.streetName == json["address"]["exact"]["streetName"].string)
  }

  private struct Parts: LegacyDecodable {
    static let legacyRules: [LegacyRule] = [.pathKeys]

    let raw: JSON
    @NilIfAbsent var count: Int?
  }

  @Test(
    "tells what is not there from what is null",
    arguments: [#"{}"#, #"null"#, #"[]"#, #"{"raw": null, "count": null}"#])
  func absence(document: String) {
    let json = JSON(parseJSON: document)
    let parts = Parts(json: json)
    #expect(parts.raw.exists() == json["raw"].exists())
    #expect(parts.count == (json["count"].exists() ? 0 : nil))
  }

  private struct Wrapped: LegacyDecodable {
    static let legacyRules: [LegacyRule] = [.pathKeys]

    @NeverNil var city: String?
    @NilIfAbsent var count: Int?
    let user: User
    let tags: [String]
    let raw: JSON

    private enum CodingKeys: String, CodingKey {
      case city = "address.city"
      case count = "address.count"
      case user = "data.user"
      case tags = "data.tags"
      case raw = "data.raw"
    }
  }

  @Test(
    "takes no key that is spelled as the whole path",
    arguments: [
      #"{"address.city": 3, "address.count": 4, "data.user": {"id": 5}, "data.tags": ["a"], "data.raw": 6}"#,
      #"{"address": {"city": 3}, "data.user": {"id": 5}, "data": {"user": {"id": 7}, "tags": ["b"]}}"#, "{}",
    ])
  func wholePaths(document: String) {
    let json = JSON(parseJSON: document)
    let value = Wrapped(json: json)
    #expect(value.city == json["address"]["city"].stringValue)
    #expect(value.count == (json["address"]["count"].exists() ? json["address"]["count"].intValue : nil))
    #expect(value.user.id == json["data"]["user"]["id"].intValue)
    #expect(value.tags == json["data"]["tags"].arrayValue.map { $0.stringValue })
    #expect(value.raw == json["data"]["raw"])
  }
}
