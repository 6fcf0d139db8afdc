import SwiftyJSON

class User {
  var id: Int
  var name: String
  var tags: [String]?
  var isFriend: Bool

  init(id: Int, name: String, tags: [String]? = nil, isFriend: Bool) {
    self.id = id
    self.name = name
    self.tags = tags
    self.isFriend = isFriend
  }

  convenience init(json: JSON) {
    let name = json["name"].stringValue.capitalized
    let tags = json["tags"].map { $0.1.stringValue }
    self.init(
      id: json["id"].intValue,
      name: name,
      tags: tags,
      isFriend: json["friend"].stringValue != "null"
    )
  }
}

struct Place {
  let id: Int
  let label: String

  init(id: Int, label: String) {
    self.id = id
    self.label = label
  }
}

extension Place {
  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.init(id: id, label: "#" + json["label"].stringValue);
  }
}

func me() -> User { User(id: 1, name: "me", isFriend: false) }
func home() -> Place { Place(id: 1, label: "home") }
