import LegacyJSON
import Bridge

protocol Readable {
  init?(_ json: JSON)
}

class Item: Readable, LegacyFailableDecodable {
  let id: Int

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.decodeIfPresent(Int.self, at: "id") else { throw container.refusal }
    self.id = id
  }

  required convenience init?(_ json: JSON) {
    self.init(json: json)
  }
}
