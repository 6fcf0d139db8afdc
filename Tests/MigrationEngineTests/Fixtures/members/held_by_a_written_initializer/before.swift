import SwiftyJSON

struct Member {
  let id: String
  let name: String

  init(data: [String: JSON]) {
    id = data["id"]!.stringValue
    name = data["name"]?.string ?? "nobody"
    print(id)
  }
}

struct Club {
  let title: String

  init(json: JSON) { title = json["title"].stringValue }
}
