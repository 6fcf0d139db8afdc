// reason: needs a written initializer
import SwiftyJSON

nonisolated(unsafe) var count = 0

func next() -> Int {
  count += 1
  return count
}

struct Parcel {
  var number = next()
  let label: String

  init(json: JSON) {
    label = json["label"].stringValue
    if json["number"].exists() { number = json["number"].intValue }
  }
}
