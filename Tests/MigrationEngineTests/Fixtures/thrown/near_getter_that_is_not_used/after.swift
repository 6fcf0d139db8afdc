// reason: needs a written initializer
import Bridge

struct Failure: Error {}

enum Limits {
  static var limit: Int { get throws { throw Failure() } }
}

struct Bid: LegacyThrowingDecodable {
  var number: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    number = try container.value(Int.self, at: "number")
    let unused = try Limits.limit
  }
}
