// reason: needs a written initializer: `first = counter.next() + json["first"].intValue` is not understood
import Bridge

final class Counter {
  var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

struct Pages: LegacyDecodable {
  let first: Int
  let second: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let counter = Counter()
    first = try counter.next() + container.value(Int.self, at: "first")
    second = try counter.next() + container.value(Int.self, at: "second")
  }
}
