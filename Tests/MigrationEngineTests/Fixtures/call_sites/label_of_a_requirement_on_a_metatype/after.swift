import Bridge
import LegacyJSON

protocol Model {
  init(_ json: JSON)
}

struct Tag: LegacyDecodable, Model {
  let name: String

  init(_ json: JSON) { self.init(json: json) }
}

func make(_ type: any Model.Type, _ json: JSON) -> any Model { type.init(json) }
