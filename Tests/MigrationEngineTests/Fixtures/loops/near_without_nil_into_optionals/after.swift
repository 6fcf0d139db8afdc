// reason: is not understood
import Bridge

struct Prices: LegacyDecodable {
  let all: [Int?]
  let known: [Int?]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    all = try container.nestedContainers(at: "prices").map { try $0.valueIfPresent(Int.self) }.filter { $0 != nil }
    let found = try container.nestedContainers(at: "prices").compactMap { try $0.valueIfPresent(Int.self) }
    known = found
  }
}
