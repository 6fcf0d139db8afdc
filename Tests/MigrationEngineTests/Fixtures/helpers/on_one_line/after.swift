import LegacyJSON
import Bridge

enum Numbers { static func int(_ json: JSON) -> Int? { json.int }

static func int(_ json: LegacyContainer) throws -> Int? { try json.decodeIfPresent(Int.self) } }

struct Item: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int?

  enum IdRule: DecodingRule { static let value = Decoding<Int?> { try Numbers.int($0) } }
}

let number = Numbers.int(JSON(1))
