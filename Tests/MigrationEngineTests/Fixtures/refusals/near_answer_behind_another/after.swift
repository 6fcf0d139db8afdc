// reason: `guard json["id"].int != nil, parse(json) else { return nil }` is not understood
import Bridge

struct Point: LegacyFailableDecodable {
  var total: Int? = nil

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard try container.valueIfPresent(Int.self, at: "id") != nil, try parse(container) else { throw container.refusal }
  }

  private mutating func parse(_ json: LegacyContainer) throws -> Bool {
    total = try json.valueIfPresent(Int.self, at: "total")
    return !json.isEmpty()
  }
}
