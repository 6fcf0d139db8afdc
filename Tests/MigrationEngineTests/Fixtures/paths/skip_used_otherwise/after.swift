// reason: not plain: what `let id = json["id"].intValue` gives is used otherwise
import Bridge

struct User: LegacyDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let id = try container.decode(Int.self, at: "id")
    self.id = try container.decode(Int.self, at: "user_id")
  }
}
