// options: declared
import LegacyJSON

struct Owner {
  let id: Int
  init(json: JSON) { id = json["id"].intValue }
}

struct Banner {
  let id: Int
  let title: String?
  let note: String?
  let count: Int
  let name: String
  var tags: [String] = []
  let owner: Owner
  var guest: Owner?
  let items: [Owner]

  init(json: JSON) {
    id = json["id"].intValue
    title = json["title"].string
    note = json["note"].stringValue
    count = json["count"].int ?? 0
    name = json["name"].string ?? ""
    if let array = json["tags"].array { tags = array.map { $0.stringValue } }
    owner = Owner(json: json["owner"])
    if json["guest"] != JSON.null { guest = Owner(json: json["guest"]) }
    items = json["items"].arrayValue.map { Owner(json: $0) }
  }
}
