// reason: needs a written initializer
import Bridge
import LegacyJSON

protocol Marked {
  init(json: JSON)
}

extension Marked {
  static func isMarked(_ json: JSON) -> Bool { return true }

  static func marked(_ json: JSON) -> Self? {
    return isMarked(json) ? Self(json: json) : nil
  }
}

struct Director: LegacyDecodable, Marked {
  let name: String

  static func isMarked(_ json: JSON) -> Bool { return json["name"].type == .string }
}

struct Film {
  let director: Director?

  init(json: JSON) {
    director = .marked(json["director"])
  }
}
