// reason: asks for more than its properties: `.refusesUnless {
import Bridge
import LegacyJSON

struct User: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { $0.exists(at: "age") }] }
  @NeverNil var name: String!
  let age: Int?
}

func user(_ document: JSON) -> User? { User(json: document) }
