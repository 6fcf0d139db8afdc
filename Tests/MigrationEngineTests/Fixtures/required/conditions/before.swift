import LegacyJSON

struct Tag {
  let id: Int
  let name: String
  let title: String?

  init?(json: JSON) {
    if let id = json["id"].int {
      self.id = id
    } else {
      return nil
    }
    if let name = json["name"].string {
      self.name = name
    } else { return nil }
    title = json["title"].string
  }
}
