// reason: is not understood
import Bridge

struct Lines: LegacyDecodable {
  let lines: [Int]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    lines = try container.nestedContainers(at: "lines").reduce([]) { try $0 + [$1.value(Int.self) + $0.count] }
  }
}
