// reason: `codes` makes one of a `JSON`
import SwiftyJSON

struct Code {
  let text: String
}

func checked(_ text: String) throws -> String { text }

func codes(_ json: JSON) throws -> [Code] {
  return try json["codes"].arrayValue.map { Code(text: try checked($0["text"].stringValue)) }
}
