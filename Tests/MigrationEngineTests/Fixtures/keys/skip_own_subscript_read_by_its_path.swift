// reason: the project gives `JSON` subscripts of its own, and this may be one
import SwiftyJSON

struct SlashedPath: ExpressibleByStringLiteral {
  let keys: [String]

  init(stringLiteral: String) { keys = [stringLiteral] }
}

extension JSON {
  subscript(path: SlashedPath) -> JSON { self[path.keys.map { $0.lowercased() }] }
}

struct Model {
  static let path: SlashedPath = "ID"

  let id: Int?

  init(json: JSON) {
    id = json[Model.path].int
  }
}
