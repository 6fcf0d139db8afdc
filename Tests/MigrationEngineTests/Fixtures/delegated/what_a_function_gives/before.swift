import SwiftyJSON

struct Place {
  let id: Int
  let name: String

  init(id: Int, name: String = "-") {
    self.id = id
    self.name = name
  }

  static func parse(_ json: JSON) -> Place? {
    guard let id = json["id"].int else { return nil }
    if let name = json["name"].string { return Place(id: id, name: name) }
    return Place(id: id)
  }

  init?(json: JSON) {
    guard let place = Place.parse(json) else { return nil }
    self = place
  }
}
