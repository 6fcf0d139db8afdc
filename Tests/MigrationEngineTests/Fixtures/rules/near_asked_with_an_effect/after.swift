// reason: needs a written initializer
import Bridge

final class Counter {
  static let shared = Counter()
  var count = 0
  func isNext(_ number: Int) -> Bool {
    count += 1
    return number > count
  }
}

struct Cart: LegacyFailableDecodable {
  let id: Int
  let isLarge: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if let count = try container.valueIfPresent(Int.self, at: "count"), Counter.shared.isNext(count) {
      isLarge = true
    } else {
      isLarge = false
    }
    guard let id = try container.valueIfPresent(Int.self, at: "id") else { throw container.refusal }
    self.id = id
  }
}
