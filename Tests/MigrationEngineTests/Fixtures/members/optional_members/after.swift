import Bridge
import LegacyJSON

struct Reply: LegacyDecodable {
  let id: Int?
}

typealias Details = Dictionary<String, JSON>?

struct User: LegacyDecodable {
  @NilIfAbsent var id: Int?
  let name: String?
  @NeverNil var reply: Reply?
}

func users(in json: JSON) -> [User] {
  return json["users"].arrayValue.map { User(json: $0) } + [User(json: json["me"])]
}
