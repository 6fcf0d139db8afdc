import Bridge

struct Item: LegacyDecodable {
  let id: Int?
}

func show<Value>(_ value: Value) -> String { "value" }
func show<Value: Decodable>(decodable value: Value) -> String { "decodable" }
