import Bridge
import LegacyJSON

struct Stop: LegacyDecodable {
  let name: String

  init(_ json: JSON) { self.init(json: json) }
}

func stops(_ json: JSON) -> [Stop] { json.arrayValue.map { .init($0) } }
