import Bridge
import LegacyJSON

struct Model: LegacyDecodable {
  let id: Int?
}

func model(_ text: String) -> Model { Model(json: LegacyJSON.JSON(parseJSON: text)) }
