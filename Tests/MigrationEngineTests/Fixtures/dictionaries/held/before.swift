import SwiftyJSON

struct Member {
  let id: String
  let name: String
  let size: Int
  let keys: Int

  init(data: [String: JSON]) {
    id = data["id"]!.stringValue
    name = data["name"]?.string ?? "nobody"
    if let size = data["size"] {
      self.size = size.intValue
    } else {
      size = 7
    }
    keys = data.count
  }
}

struct Club {
  let owner: Member?
  var members: [Member] = []

  init(json: JSON) {
    if let owner = json["owner"].dictionary {
      self.owner = Member(data: owner)
    } else {
      owner = nil
    }
    for member in json["members"].arrayValue {
      members.append(Member(data: member.dictionaryValue))
    }
  }
}
