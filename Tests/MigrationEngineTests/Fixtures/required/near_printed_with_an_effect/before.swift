// reason: is not understood
import SwiftyJSON

final class Counter {
  static let shared = Counter()
  var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

struct User {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else {
      print("no id, for the \(Counter.shared.next())th time")
      return nil
    }
    self.id = id
  }
}
