// reason: would run in another order
import Bridge

var count = 0
func next() -> Int {
  count += 1
  return count
}

struct Tier {
  let number: Int
  let other: Int
}

extension Tier: LegacyDecodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    other = try next() + container.value(Int.self, at: "b")
    number = try next() + container.value(Int.self, at: "a")
  }
}

let free = Tier(number: 1, other: 2)
