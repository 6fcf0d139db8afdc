// reason: is not understood
import SwiftyJSON

struct Levels {
  var all = [0, 0]

  init(json: JSON) { Levels.read(json, &all[0]) }

  static func read(_ json: JSON, _ level: inout Int) { level = json["level"].intValue }
}
