import Bridge
import LegacyJSON

struct Tag: LegacyThrowingDecodable {
  let name: String
  let weight: Double?
}

func tags(_ json: JSON) throws -> [Tag] { try json["tags"].arrayValue.map { try Tag(json: $0) } }
