// reason: Codable already, in a hierarchy
import SwiftyJSON

class Model: Codable {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

class Photo: Model {
  var url: String?
}
