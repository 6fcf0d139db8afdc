import SwiftyJSON

struct Keys {
  let CodingKeys: String
  let id: Int

  init(json: JSON) {
    CodingKeys = json["keys"].stringValue
    id = json["identifier"].intValue
  }
}

struct Named {
  let name: String
  static func CodingKeys() -> Int { 1 }

  init(json: JSON) { name = json["title"].stringValue }
}
