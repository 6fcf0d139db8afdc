import SwiftyJSON

protocol Checked {
  init(json: JSON)
  static func isValid(_ json: JSON) -> Bool
}

extension Checked {
  static func isValid(_ json: JSON) -> Bool { return true }

  static func checked(_ json: JSON) -> Self? {
    return isValid(json) ? Self(json: json) : nil
  }
}

struct Director: Checked {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }

  static func isValid(_ json: JSON) -> Bool { return json["name"].type == .string }
}

struct Film {
  let director: Director?

  init(json: JSON) {
    director = .checked(json["director"])
  }
}
