import Bridge
import ModernClient

struct Owner: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  @NeverNil var id: String?
  @OptionalDefaultEmptyString var name: String?
  let city: String?
  @NeverNil var age: Int?
  @NeverNil var info: Info?

  private enum CodingKeys: String, CodingKey {
    case name, age, info
    case id = "_id"
    case city = "address.city"
  }
}

struct Info: LegacyDecodable {
  let title: String
}
