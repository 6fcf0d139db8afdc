import Bridge
import LegacyJSON

struct User: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int
  @DecodedBy<NameRule> var name = "nobody"

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.value(Bool.self, at: "admin") ? 0 : $0.value(Int.self, at: "id") }
  }
  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.value(Bool.self, at: "admin") ? "nobody" : container.value(String.self, at: "name")
    }
  }
}

struct Place: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let lat: Double
  let lng: Double
}

final class Account: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int

  init(id: Int) { self.id = id }
}

func users(in json: JSON) -> [User] { json["users"].arrayValue.map { User(json: $0) } }
func places(in json: JSON) -> [Place] { json["places"].arrayValue.compactMap(Place.init(json:)) }
func account(in json: JSON) -> Account? { Account(json: json["account"]) }
