// reason: `count = value(json["a"].int, or: json["b"].int)` is not understood
import Bridge

func value<Value>(_ found: Value?, or other: Value) -> Value { found ?? other }

struct Counter: LegacyDecodable {
  let count: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    count = try value(container.valueIfPresent(Int.self, at: "a"), or: container.valueIfPresent(Int.self, at: "b"))
  }
}
