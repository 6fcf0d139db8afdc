import SwiftyJSON

enum Counter {
  nonisolated(unsafe) static var count = 0

  static var next: Int {
    count += 1
    return count
  }
}

struct Parcel {
  let number: Int
  let label: Int

  init(json: JSON) {
    let first = Counter.next
    label = Counter.next
    number = first
  }
}
