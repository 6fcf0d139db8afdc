import SwiftyJSON

struct Owner {
  var name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

class Banner {
  var id: Int!
  var link: String?
  var note: String!
  var owner: Owner?
  let tags: [String]?

  init(fromJson json: JSON!) {
    id = json["id"].intValue
    link = json["link"].stringValue
    note = json["note"].string
    owner = Owner(json: json["owner"])
    tags = json["tags"].arrayValue.map { $0.stringValue }
  }
}

func make(_ json: JSON) -> Banner {
  let banner = Banner(fromJson: json)
  banner.id = 1
  return banner
}
