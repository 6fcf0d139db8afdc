// reason: `if json.isEmpty { …` is not understood
import Bridge

struct Item: LegacyFailableDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isEmpty() {
      print("empty")
      throw container.refusal
    }
    id = try container.value(Int.self, at: "id")
  }
}
