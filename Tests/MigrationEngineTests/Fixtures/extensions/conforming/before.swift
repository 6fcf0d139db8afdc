import LegacyJSON

struct Tier {
  let id: String
}

extension Tier: JSONDeserializable {
  init(json: JSON) {
    id = json["id"].stringValue
  }
}
