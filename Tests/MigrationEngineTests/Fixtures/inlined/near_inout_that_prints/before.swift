// reason: is not understood
import SwiftyJSON

struct Printed {
  var level = 0

  init(json: JSON) { Printed.read(json, &level) }

  static func read(_ json: JSON, _ level: inout Int) {
    print("reads")
    level = json["level"].intValue
  }
}
