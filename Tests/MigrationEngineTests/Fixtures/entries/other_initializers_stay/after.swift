import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  var id: Int
  init(found json: JSON) { id = json["item_id"].intValue }
}

class Story: LegacyDecodable {
  let id: Int
  var place = 0

  private enum CodingKeys: String, CodingKey {
    case id
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? 1
  }

  convenience init(_ json: JSON) {
    self.init(json: json)
  }

  convenience init(_ json: JSON, place: Int) {
    self.init(json)
    self.place = place
  }
}
