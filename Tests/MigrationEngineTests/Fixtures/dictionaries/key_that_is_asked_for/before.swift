import SwiftyJSON

struct Member {
  let id: Int
  let name: String

  init?(json: JSON) {
    guard let fields = json.dictionary, fields.keys.contains("id") else { return nil }
    id = json["id"].intValue
    name = json["name"].stringValue
  }
}
