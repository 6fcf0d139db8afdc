// reason: not plain: `id` may be nil, and the initializer refuses a document without it
import Bridge

struct Story: LegacyFailableDecodable {
  let id: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.decodeIfPresent(Int.self, at: "id") else { throw container.refusal }
    self.id = id
  }
}
