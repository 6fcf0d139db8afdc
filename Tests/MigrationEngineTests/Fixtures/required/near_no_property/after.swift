// reason: needs a written initializer: `print(kind)` is not understood
import Bridge

struct Story: LegacyFailableDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.valueIfPresent(Int.self, at: "id"),
      let kind = try container.valueIfPresent(String.self, at: "kind")
    else { throw container.refusal }
    self.id = id
    print(kind)
  }
}
