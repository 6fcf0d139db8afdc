// reason: is not understood
import SwiftyJSON

struct Names {
  var names: [String] = []

  init(json: JSON) {
    let array = json["names"].arrayValue
    var index = 0
    if array.count > 0 {
      repeat {
        if array[index].string == nil {
          index += 2
          continue
        }
        names.append(array[index].stringValue)
        index += 1
      } while index < array.count
    }
  }
}
