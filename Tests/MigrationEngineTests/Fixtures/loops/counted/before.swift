import SwiftyJSON

struct Owner {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

struct Page {
  var tags: [String] = []
  var owners: [Owner] = []
  let ids: [Int]
  var names: [String] = []
  var lengths: [Int] = []

  init(json: JSON) {
    for i in 0..<json["tags"].count {
      tags.append(json["tags"][i].stringValue)
    }
    for i in 0..<json["owners"].count { owners.append(Owner(json: json["owners"][i])) }
    ids = (0..<json["ids"].count).map { json["ids"][$0].intValue }
    let rows = json["rows"]
    if rows.count > 0 {
      for i in 0...rows.count - 1 {
        if rows[i]["on"].boolValue { names.append(rows[i]["name"].stringValue) }
      }
    }
    let count = json["lengths"].count
    for i in 0..<count {
      let length = json["lengths"][i]
      lengths.append(length["value"].int ?? -1)
    }
  }
}
