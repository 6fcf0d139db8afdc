// reason: not understood
import SwiftyJSON

protocol RawText {
  var rawValue: String { get }
}

extension JSON {
  subscript(key: RawText) -> JSON { self[key.rawValue.lowercased()] }
}

enum Field: String, RawText { case id = "ID" }

struct Badge {
  let id: Int

  init(json: JSON) { id = json[Field.id].intValue }
}
