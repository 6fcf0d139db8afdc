// reason: code that may do more than give a value would run in another order
import SwiftyJSON

enum Counter {
  nonisolated(unsafe) static var count = 0

  static var next: Int {
    count += 1
    return count
  }
}

var serial: Int {
  get { Counter.next }
  set { Counter.count = newValue }
}

extension Int {
  var stamped: Int {
    Counter.count += self
    return Counter.count
  }
}

struct Parcel {
  let number: Int
  let label: Int

  init(json: JSON) {
    label = Counter.next
    number = Counter.next
  }
}

struct Letter {
  let number: Int
  let label: Int

  init(json: JSON) {
    label = serial
    number = serial
  }
}

struct Card {
  let weight: Int
  let size: Int

  init(json: JSON) {
    size = json["size"].intValue.stamped
    weight = json["weight"].intValue.stamped
  }
}
