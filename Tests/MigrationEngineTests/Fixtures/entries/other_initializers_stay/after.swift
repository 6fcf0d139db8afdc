import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  var id: Int
  init(found json: JSON) { id = json["item_id"].intValue }
}

class Story: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int
  var place = 0

  private enum CodingKeys: String, CodingKey {
    case id
  }

  enum IdRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }

  convenience init(_ json: JSON, place: Int) {
    self.init(json: json)
    self.place = place
  }
}
