import SwiftyJSON

struct Post {
  var roles = Set<String>()
  var authors: Set<String> = []
  let readers: Set<Int>

  init(json: JSON) {
    for role in json["roles"].arrayValue {
      roles.insert(role.stringValue)
    }
    json["authors"].arrayValue.forEach { author in
      if let name = author["name"].string { authors.insert(name) }
    }
    readers = json["readers"].arrayValue.reduce(into: Set<Int>()) { $0.insert($1.intValue) }
  }
}
