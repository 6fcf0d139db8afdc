import SwiftyJSON

enum Field: String {
  case code
  case fullName = "full-name"
}

extension JSON {
  subscript(key: Field) -> JSON { self[key.rawValue] }
}

struct Model {
  let id: Int?
  let name: String
  let email: String?

  init(json: JSON) {
    id = json[.code].int
    name = json[Field.fullName].stringValue
    email = json["email"].string
  }
}
