// reason: is not understood
import Bridge

var count = 0

class User: LegacyDecodable {
  let id: Int

  init(id: Int) {
    self.id = id
    count += 1
  }

  required convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try self.init(id: container.value(Int.self, at: "id"))
  }
}
