// reason: only classes, structs and enumerations are converted
import SwiftyJSON

protocol Mapped {
  init()
  mutating func map(_ json: JSON)
}

extension Mapped {
  init(json: JSON) {
    self.init()
    map(json)
  }
}

struct User: Mapped {
  var name: String?

  mutating func map(_ json: JSON) { name = json["name"].string }
}

func made<T: Mapped>(_ json: JSON) -> T { T(json: json) }
