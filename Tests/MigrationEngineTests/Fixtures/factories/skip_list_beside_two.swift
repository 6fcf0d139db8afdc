// reason: `with` makes one of a `JSON`
import SwiftyJSON

class Flag {
  var isOn = false

  static func with(json: JSON) -> Flag {
    let flag = Flag()
    flag.isOn = json["on"].boolValue
    return flag
  }

  static func inverse(json: JSON) -> Flag {
    let flag = Flag()
    flag.isOn = !json["on"].boolValue
    return flag
  }

  static func with(jsons: [JSON]) -> [Flag] {
    return jsons.map { Flag.with(json: $0) }
  }
}
