// reason: it makes something, or asks for something, that no property holds
import SwiftyJSON

enum Counter {
  nonisolated(unsafe) static var count = 0

  static var next: Int {
    count += 1
    return count
  }
}

struct Parcel {
  let label: String

  init(json: JSON) {
    let number = Counter.next
    label = json["label"].stringValue
    _ = number
  }
}
