import SwiftyJSON

protocol Model {
  init(_ json: JSON)
}

struct Tag: Model {
  let name: String

  init(_ json: JSON) { name = json["name"].stringValue }
}

func make(_ type: any Model.Type, _ json: JSON) -> any Model { type.init(json) }
