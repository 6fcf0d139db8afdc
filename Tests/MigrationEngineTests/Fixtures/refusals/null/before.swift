import LegacyJSON

final class Origin {
  let id: String
  let title: String?
  let kind: String

  init?(json: JSON) {
    if json == JSON.null { return nil }
    id = json["id"].stringValue
    title = json["title"].string
    kind = json["kind"].string ?? ""
  }
}

struct Source {
  let name: String

  init?(_ data: JSON) {
    guard data.type != .null else {
      return nil
    }
    name = data["name"].stringValue
  }
}
