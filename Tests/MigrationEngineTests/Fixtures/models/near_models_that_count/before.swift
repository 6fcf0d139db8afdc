// reason: code that may do more than give a value would run in another order
import SwiftyJSON

enum Counter {
  nonisolated(unsafe) static var count = 0

  static var next: Int {
    count += 1
    return count
  }
}

struct Stamp {
  let number: Int

  init(json: JSON) {
    number = Counter.next
  }
}

struct Parcel {
  let inside: Stamp
  let outside: Stamp

  init(json: JSON) {
    outside = Stamp(json: json["outside"])
    inside = Stamp(json: json["inside"])
  }
}
