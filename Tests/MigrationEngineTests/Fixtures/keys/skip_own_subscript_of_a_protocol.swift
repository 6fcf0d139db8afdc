// reason: this subscript of `JSON` may be read instead of the library's
import SwiftyJSON

protocol Lowercased {
  func value(_ key: String) -> Self
}

extension Lowercased {
  subscript(key: String) -> Self { value(key.lowercased()) }
}

extension JSON: Lowercased {
  func value(_ key: String) -> JSON { self[[key]] }
}

struct Model {
  let id: Int?

  init(json: JSON) {
    id = json["ID"].int
  }
}
