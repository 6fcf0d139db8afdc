// reason: this subscript of `JSON` may be read instead of the library's
import SwiftyJSON

extension JSON {
  subscript(keys: [String]) -> JSON { keys.reduce(self) { $0[$1.lowercased()] } }
}

struct Model {
  let id: Int?

  init(json: JSON) {
    id = json[["META", "ID"]].int
  }
}
