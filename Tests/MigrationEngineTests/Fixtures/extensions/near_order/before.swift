// reason: would run in another order
import SwiftyJSON

var count = 0
func next() -> Int {
  count += 1
  return count
}

struct Tier {
  let number: Int
  let other: Int
}

extension Tier {
  init(json: JSON) {
    other = next() + json["b"].intValue
    number = next() + json["a"].intValue
  }
}

let free = Tier(number: 1, other: 2)
