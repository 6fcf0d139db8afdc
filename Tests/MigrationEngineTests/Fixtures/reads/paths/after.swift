import Bridge

struct Item: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let city: String
  let first: Int?
  let size: Double
  let tag: String?

  private enum CodingKeys: String, CodingKey {
    case city = "address.city"
    case first = "sizes.0.w"
    case size = "sizes.1.h"
    case tag = "tags.a.b"
  }
}
