// reason: `for message in json["messages"].arrayValue { …` is not understood
import SwiftyJSON

var count = 0

func next() -> Int {
  count += 1
  return count
}

struct Messages {
  var numbers = [Int]()

  init(json: JSON) {
    for message in json["messages"].arrayValue {
      numbers.insert(message["id"].int ?? next(), at: 0)
    }
  }
}
