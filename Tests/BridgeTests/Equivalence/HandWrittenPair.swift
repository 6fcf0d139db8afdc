import Bridge
import LegacyJSON

/// Nested paths, by containers that are opened by hand.
enum HandWrittenPair: ModelPair {
  static let keys = ["inner", "list", "user"]
  static let suitable = [
    "inner": [
      #"{"id":5,"title":"t","inner":{"x":1.5}}"#, #"{"id":"6","title":7,"inner":{"x":"2.5"}}"#,
      #"{"id":true,"inner":[]}"#,
      #"{"title":"u","inner":{"x":null}}"#,
    ],
    "list": ["[1,\"a\"]", "[\"2x\",3]", "[null,\"b\",4]", "[9.9]", "[[],\"c\"]", "{\"0\":1}"],
    "user": [#"{"id":1}"#, #"{"id":"1"}"#, #"{"id":2.5}"#, #"{"id":null}"#],
  ]

  final class Old: JSONDeserializable {
    let id: Int, title: String?, deep: Double, first: Int, second: String?, count: Int, userID: Int?
    init(json: JSON) {
      id = json["inner"]["id"].intValue
      title = json["inner", "title"].string
      deep = json["inner"]["inner"]["x"].doubleValue
      first = json["list"][0].intValue
      second = json["list"][1].string
      count = json["list"].arrayValue.count
      userID = json["user"]["id"].int
    }
  }

  struct New: LegacyDecodable {
    let id: Int, title: String?, deep: Double, first: Int, second: String?, count: Int, userID: Int?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let inner = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .inner)
      id = try inner.decode(Int.self, forKey: .id)
      title = try inner.decodeIfPresent(String.self, forKey: .title)
      deep = try inner.nestedContainer(keyedBy: CodingKeys.self, forKey: .inner).decode(Double.self, forKey: .x)
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      count = list.count ?? 0
      first = list.isAtEnd ? 0 : try list.decode(Int.self)
      second = try list.decodeIfPresent(String.self)
      let user = try container.superDecoder(forKey: .user).container(keyedBy: CodingKeys.self)
      userID = try user.decodeIfPresent(Int.self, forKey: .id)
    }

    private enum CodingKeys: CodingKey { case inner, list, user, id, title, x }
  }
}
