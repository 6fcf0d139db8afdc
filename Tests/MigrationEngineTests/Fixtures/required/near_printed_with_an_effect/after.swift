// reason: is not understood
import Bridge

final class Counter {
  static let shared = Counter()
  var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

struct User: LegacyFailableDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.valueIfPresent(Int.self, at: "id") else {
      print("no id, for the \(Counter.shared.next())th time")
      throw container.refusal
    }
    self.id = id
  }
}
