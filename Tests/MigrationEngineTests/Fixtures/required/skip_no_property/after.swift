// reason: not plain: not understood: `print(kind)`
import Bridge

struct Story: LegacyFailableDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.decodeIfPresent(Int.self, at: "id"),
      let kind = try container.decodeIfPresent(String.self, at: "kind")
    else { throw container.refusal }
    self.id = id
    print(kind)
  }
}
