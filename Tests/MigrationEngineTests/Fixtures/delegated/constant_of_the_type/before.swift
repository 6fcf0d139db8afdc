import SwiftyJSON

struct Mark {
  var id: Int
  var name: String

  static let none = Mark(id: -1, name: "none")

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  init(json: JSON) {
    if json.isEmpty {
      self = .none
      return
    }
    id = json["id"].intValue
    name = json["name"].stringValue
  }
}
