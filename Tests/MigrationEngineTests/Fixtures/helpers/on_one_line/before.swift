import LegacyJSON

enum Numbers { static func int(_ json: JSON) -> Int? { json.int } }

struct Item {
  let id: Int?

  init(json: JSON) {
    id = Numbers.int(json["id"])
  }
}

let number = Numbers.int(JSON(1))
