// reason: this subscript of `JSON` may be read instead of the library's
import SwiftyJSON

extension JSON {
  subscript(key: String) -> JSON { self[[key.lowercased()]] }
}

struct Model {
  let id: Int?

  init(json: JSON) {
    id = json["ID"].int
  }
}
