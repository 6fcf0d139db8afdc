// reason: a `defer` would run where reading throws before all properties have values
import SwiftyJSON

struct Counter {
  var count = 0
  let name: String

  init(json: JSON) {
    defer { count += 1 }
    name = json["name"].stringValue
  }
}
