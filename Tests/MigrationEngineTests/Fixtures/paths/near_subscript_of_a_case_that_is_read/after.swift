// reason: is not understood
import SwiftyJSON

enum Part: String { case name, title }

extension JSON {
  subscript(_ parts: Part...) -> JSON { parts.reduce(self) { $0[$1.rawValue] } }
}

struct Book {
  let text: String

  init(json: JSON) {
    let part = Part(rawValue: json["shown"].stringValue) ?? .name
    text = json[part].stringValue
  }
}
