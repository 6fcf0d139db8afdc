import LegacyJSON

struct Item {
  let isText: Bool
  init(json: JSON) { isText = json["a"].type == .string }
}
