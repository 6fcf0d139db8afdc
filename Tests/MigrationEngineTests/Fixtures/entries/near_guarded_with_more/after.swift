// reason: needs a written initializer: `guard let json = json, json["age"].exists() else { return nil }` is not understood
import Bridge
import LegacyJSON

struct User: LegacyFailableDecodable, ContainerDecodable {
  var name: String!
  var age: Int?

  init(from container: LegacyContainer) throws {
    guard container.exists(at: "age") else { throw container.refusal }
    name = try container.decode(String.self, at: "name")
    age = try container.decodeIfPresent(Int.self, at: "age")
  }
}

func user(_ document: JSON) -> User? { User(json: document) }
