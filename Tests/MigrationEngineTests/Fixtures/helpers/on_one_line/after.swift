import LegacyJSON
import Bridge

enum Numbers { static func int(_ json: JSON) -> Int? { json.int } }

struct Item: LegacyDecodable {
  let id: Int?
}

let number = Numbers.int(JSON(1))
