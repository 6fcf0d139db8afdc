// reason: `value` is a method of the library, too
import LegacyJSON

extension JSON {
  func value(_ type: Int.Type, at key: String) -> Int { self[key].intValue + 1 }
}

struct Count {
  let all: Int

  init(json: JSON) {
    all = json.value(Int.self, at: "all")
  }
}
