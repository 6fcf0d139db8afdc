// reason: a `User` is made only where there is one
import Bridge
import LegacyJSON

struct User: LegacyDecodable {
  let name: String
}

struct Post: LegacyDecodable {
  var owner: User? = User(json: JSON([:]))

  private enum CodingKeys: String, CodingKey {
    case owner
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    owner = try container.decode(NilIfAbsent<User>.self, forKey: .owner).wrappedValue ?? User(json: JSON([:]))
  }
}
