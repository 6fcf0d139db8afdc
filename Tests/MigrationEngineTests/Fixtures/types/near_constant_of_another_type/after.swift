// reason: the type of `limit` is not understood
import Bridge

extension String {
  static let limit = 5
}

struct Field: LegacyDecodable {
  var limit = String.limit

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    limit = try container.value(Int.self, at: "limit")
  }
}
