// reason: not plain: not understood: `guard let id = json["id"].int, id > 0 else { return nil }`
import Bridge

struct Story: LegacyFailableDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.decodeIfPresent(Int.self, at: "id"), id > 0 else { throw container.refusal }
    self.id = id
  }
}
