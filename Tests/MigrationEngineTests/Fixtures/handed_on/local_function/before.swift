import LegacyJSON

struct Item {
  let id: Int
  init(json: JSON) {
    func read(_ key: String) -> Int { json[key].intValue }
    id = read("id")
  }
}
