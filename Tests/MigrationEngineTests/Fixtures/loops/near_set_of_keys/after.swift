// reason: is not understood
import Bridge

struct Total: LegacyDecodable {
  static let keys: Set = ["a", "a", "b"]
  var sum = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for key in Total.keys { sum += try container.value(Int.self, at: key) }
  }
}
