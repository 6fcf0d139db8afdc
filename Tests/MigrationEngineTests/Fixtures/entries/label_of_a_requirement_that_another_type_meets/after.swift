import Bridge
import LegacyJSON

protocol Model {
  init(_ json: JSON)
}

struct Tag: LegacyDecodable, Model {
  let name: String

  init(_ json: JSON) { self.init(json: json) }
}

struct Raw: Model {
  let value: Any

  init(_ json: JSON) { value = json.error as Any }
}
