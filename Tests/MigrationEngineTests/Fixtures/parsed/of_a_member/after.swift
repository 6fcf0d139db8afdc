import Bridge
import LegacyJSON

struct Label: LegacyDecodable {
  let text: String
  let size: Int
}

struct Badge: LegacyDecodable {
  let id: Int

  init(json value: JSON?) { self.init(json: value ?? .null) }
}

func label(of values: [String: Any]) -> Label { Label(reading: values) }
func badge(of value: Any?) -> Badge { Badge(json: (value as Any?).map { JSON($0) }) }
