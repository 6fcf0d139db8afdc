// reason: this subscript of `JSON` may be read instead
import SwiftyJSON

protocol Path {
  var rawValue: String { get }
}

extension String: Path {
  var rawValue: String { lowercased() }
}

extension JSON {
  subscript(key: Path) -> JSON { self[key.rawValue] }
}

struct Badge {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}
