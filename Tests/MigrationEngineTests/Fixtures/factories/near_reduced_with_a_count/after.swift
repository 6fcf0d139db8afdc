// reason: needs a written initializer: `users = json["users"].arrayValue.reduce(into: [User]()) { result, item in …` is not understood: `User(id: item["id"].intValue, place: result.count)`
import Bridge

struct Crowd: LegacyDecodable {
  struct User {
    let id: Int
    let place: Int
  }

  let users: [User]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    users = try container.nestedContainers(at: "users").reduce(into: [User]()) { result, item in
      try result.append(User(id: item.value(Int.self, at: "id"), place: result.count))
    }
  }
}
