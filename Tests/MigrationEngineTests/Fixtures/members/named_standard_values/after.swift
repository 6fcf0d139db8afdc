import Bridge

class Words {
  let blank = ""
}

enum Texts {
  static let none = ""
}

struct Profile: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let name: String
  @NeverNil var city: String?

  private enum CodingKeys: String, CodingKey {
    case name
    case city = "address.city"
  }
}
