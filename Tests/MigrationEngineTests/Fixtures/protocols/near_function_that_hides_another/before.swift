// reason: needs a written initializer
import SwiftyJSON

protocol Marked {
  init(json: JSON)
}

extension Marked {
  static func isMarked(_ json: JSON) -> Bool { return true }

  static func marked(_ json: JSON) -> Self? {
    return isMarked(json) ? Self(json: json) : nil
  }
}

struct Director: Marked {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }

  static func isMarked(_ json: JSON) -> Bool { return json["name"].type == .string }
}

struct Film {
  let director: Director?

  init(json: JSON) {
    director = .marked(json["director"])
  }
}
