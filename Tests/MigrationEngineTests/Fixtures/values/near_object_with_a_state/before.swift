// reason: needs a written initializer: `first = counter.next() + json["first"].intValue` is not understood
import SwiftyJSON

final class Counter {
  var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

struct Pages {
  let first: Int
  let second: Int

  init(json: JSON) {
    let counter = Counter()
    first = counter.next() + json["first"].intValue
    second = counter.next() + json["second"].intValue
  }
}
