import LegacyJSON

struct Item {
  let count: Int
  let hasFirst: Bool
  let name: String

  init(json: JSON) {
    print("made")
    count = (json["rows"].array?.first)?.count ?? 0
    hasFirst = (json["rows"].array?.first?["id"].int) != nil
    name = (json["rows"].array?.last?["name"])?.stringValue ?? "none"
  }
}
