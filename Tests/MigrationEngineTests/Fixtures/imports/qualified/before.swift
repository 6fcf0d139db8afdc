import SwiftyJSON

struct Model {
  let id: Int?

  init(json: SwiftyJSON.JSON) {
    id = json["id"].int
  }
}

func model(_ text: String) -> Model { Model(json: SwiftyJSON.JSON(parseJSON: text)) }

func name(_ json: SwiftyJSON.JSON) -> String { json["name"].stringValue }
