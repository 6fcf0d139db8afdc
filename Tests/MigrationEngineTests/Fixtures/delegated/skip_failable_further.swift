// reason: `self.init` may fail, and a throwing initializer can't delegate to it
import LegacyJSON

final class Counter {
  var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

let counter = Counter()

struct Point {
  let x: Int

  init?(json: JSON) { self.init(x: json["x"].int) }

  init?(x: Int?) { self.init(text: x.map { String($0 + counter.next()) }) }

  init?(text: String?) {
    guard let text = text, let x = Int(text) else { return nil }
    self.x = x
  }
}
