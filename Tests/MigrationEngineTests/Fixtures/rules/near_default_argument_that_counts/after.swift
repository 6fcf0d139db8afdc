// reason: code that may do more than give a value would run in another order
import Bridge

nonisolated(unsafe) var count = 0

func next() -> Int {
  count += 1
  return count
}

func numbered(_ value: Int, from start: Int = next()) -> Int { value + start }

struct Parcel: LegacyDecodable {
  let number: Int
  let label: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    label = try numbered(container.value(Int.self, at: "label"))
    number = try numbered(container.value(Int.self, at: "number"))
  }
}
