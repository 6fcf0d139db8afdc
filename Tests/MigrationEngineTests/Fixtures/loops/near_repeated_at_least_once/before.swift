// reason: is not understood
import SwiftyJSON

struct Names {
  var names: [String] = []

  init(json: JSON) {
    let array = json["names"].arrayValue
    var index = 0
    repeat {
      names.append(array[index].stringValue)
      index += 1
    } while index < array.count
  }
}
