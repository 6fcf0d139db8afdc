// reason: no declaration can say what `total` is
import Bridge

struct Item: LegacyDecodable {
  var total: Int = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for _ in container.nestedContainers(at: "parts") { total += try container.value(Int.self, at: "size") }
  }
}
