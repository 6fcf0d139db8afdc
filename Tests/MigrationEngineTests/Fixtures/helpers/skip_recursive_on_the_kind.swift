// reason: what is called for each element is not understood
import LegacyJSON

struct Model {
  var a: Int

  init(json: JSON) { a = depth(json) }
}

func depth(_ json: JSON) -> Int {
  switch json.type {
  case .array: return 1 + (json.arrayValue.map(depth).max() ?? 0)
  default: return 0
  }
}
