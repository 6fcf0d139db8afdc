// reason: needs a written initializer
import SwiftyJSON

final class Counter {
  static let shared = Counter()
  var count = 0
  func isNext(_ number: Int) -> Bool {
    count += 1
    return number > count
  }
}

struct Cart {
  let id: Int
  let isLarge: Bool

  init?(json: JSON) {
    if let count = json["count"].int, Counter.shared.isNext(count) {
      isLarge = true
    } else {
      isLarge = false
    }
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}
