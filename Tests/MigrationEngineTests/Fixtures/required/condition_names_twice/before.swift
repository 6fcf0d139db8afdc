import LegacyJSON

struct Tag {
  let id: Int
  let name: String

  init?(json: JSON) {
    if let value = json["id"].int {
      id = value
    } else {
      return nil
    }
    if let value = json["name"].string {
      name = value
    } else {
      return nil
    }
  }
}
