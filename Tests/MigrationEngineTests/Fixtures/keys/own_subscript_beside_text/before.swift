import SwiftyJSON

enum Place: Int {
  case first, second
}

extension JSON {
  subscript(place: Place) -> JSON { self[place.rawValue + 1] }
  subscript(named name: String) -> JSON { self[name.lowercased()] }
}

struct Model {
  static let key = "user-id"
  let id: Int?
  let second: Int?

  init(json: JSON) {
    id = json[Model.key].int
    second = json["list"][Place.second.rawValue].int
  }
}
