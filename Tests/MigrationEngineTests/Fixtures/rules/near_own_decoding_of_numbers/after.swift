// reason: the project's own `decode` of a decoding container may be called in place of Swift's
import Bridge

private extension KeyedDecodingContainer {
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decodeIfPresent(type, forKey: key) ?? -1 }
}

struct Count: LegacyDecodable {
  let all: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    all = try container.value(Int.self, at: "all")
  }
}
