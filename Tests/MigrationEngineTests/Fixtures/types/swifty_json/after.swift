import Bridge
import LegacyJSON

struct Model: LegacyDecodable {
  let a: Int?
}

func f(json: JSON) -> Model { Model(json: json) }
