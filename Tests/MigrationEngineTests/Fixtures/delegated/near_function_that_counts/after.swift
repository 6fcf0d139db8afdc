// reason: is not understood
import Bridge

struct Place: LegacyFailableDecodable {
  static var count = 0
  let id: Int

  init(id: Int) {
    self.id = id
  }

  static func parse(_ json: LegacyContainer) throws -> Place? {
    guard let id = try json.valueIfPresent(Int.self, at: "id") else { return nil }
    count += 1
    return Place(id: id)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let place = try Place.parse(container) else { throw container.refusal }
    self = place
  }
}
