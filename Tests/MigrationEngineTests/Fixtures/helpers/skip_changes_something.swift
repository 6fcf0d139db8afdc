// reason: `description` of the document is not understood
import LegacyJSON

var seen = 0

struct Model {
  var a: Int?

  init(json: JSON) { a = Model.read(json) }

  static func read(_ json: JSON) -> Int? {
    seen = json.hashed
    return json["a"].int
  }
}

extension JSON {
  var hashed: Int { description.count }
}
