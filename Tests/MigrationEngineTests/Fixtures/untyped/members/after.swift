import Bridge
import ModernClient

struct Account: LegacyDecodable, PathKeys {
  let name: String?
  @DefaultEmptyString var title: String
  let city: String?

  private enum CodingKeys: String, CodingKey {
    case name = "account.name"
    case title = "account.title"
    case city = "account.address.city"
  }
}
