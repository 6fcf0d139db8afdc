// reason: code that may do more than give a value
import SwiftyJSON

struct Numbered {
  nonisolated(unsafe) static var made = 0
  var name = ""

  init() { Numbered.made += 1 }
}

struct Guest {
  let name: String

  init(json: JSON) {
    var numbered = Numbered()
    numbered.name = json["name"].stringValue
    name = numbered.name
  }
}
