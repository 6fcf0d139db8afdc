import SwiftyJSON

struct Reply {
  let id: Int?

  init(_ details: [String: JSON]?) {
    id = details?["id"]?.int
  }
}

typealias Details = Dictionary<String, JSON>?

class User {
  var id: Int?
  var name: String?
  var reply: Reply?

  init(details: Details) {
    id = details?["id"]?.intValue
    name = details?["name"]?.string
    reply = Reply(details?["reply"]?.dictionaryValue)
  }
}

func users(in json: JSON) -> [User] {
  return json["users"].arrayValue.map { User(details: $0.dictionaryValue) } + [User(details: json["me"].dictionary)]
}
