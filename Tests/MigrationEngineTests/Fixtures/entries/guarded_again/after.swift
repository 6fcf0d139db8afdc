import Bridge
import LegacyJSON

struct User: LegacyFailableDecodable {
  @NeverNil var name: String!
  let age: Int?
}

func user(_ document: JSON) -> User? { User(json: document) }
