import Bridge
import Foundation
import LegacyJSON

struct Model: LegacyDecodable {
  let id: Int?
}

func model(_ text: String) -> Model { Model(reading: Data(text.utf8)) }

func name(_ json: LegacyJSON.JSON) -> String { json["name"].stringValue }
