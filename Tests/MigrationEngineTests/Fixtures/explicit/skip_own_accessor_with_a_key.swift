// reason: the project declares `int` itself, which may be meant here
import LegacyJSON

extension JSON {
  func int(_ key: String) -> Int { self[key].intValue }
}

struct Count {
  let all: Int

  init(json: JSON) {
    all = json.int("all")
  }
}
