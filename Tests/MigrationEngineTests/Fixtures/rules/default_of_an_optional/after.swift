import Bridge
import LegacyJSON
import ModernClient

// Empty documents are left unread.
struct Address: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @OptionalDefaultEmptyString var city: String!
  @OptionalDefaultZero var zip: Int?
  let note: String?
}

struct Offer: LegacyDecodable {
  @OptionalDefaultEmptyString var title: String?
  @OptionalDefaultZero var price: Double!
  @OptionalDefaultFalse var isNew: Bool?
  @OptionalDefaultTrue var isOpen: Bool! = false
}

func address(of json: JSON) -> Address { Address(json: json["address"]) }
