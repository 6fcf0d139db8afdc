// reason: needs a written initializer
import Bridge

nonisolated(unsafe) var count = 0

func next() -> Int {
  count += 1
  return count
}

struct Parcel: LegacyDecodable {
  var number = next()
  let label: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    label = try container.value(String.self, at: "label")
    if container.exists(at: "number") { number = try container.value(Int.self, at: "number") }
  }
}
