import SwiftyJSON

protocol Model {
  init(_ json: JSON)
}

class Base: Model {
  let id: Int

  required init(_ json: JSON) { id = json["id"].intValue }
}

class Photo: Base {
  let url: String

  required init(_ json: JSON) {
    url = json["url"].stringValue
    super.init(json)
  }
}
