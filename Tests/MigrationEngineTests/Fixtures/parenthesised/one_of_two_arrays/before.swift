import SwiftyJSON

struct Post {
  let tags: [String]
  let likes: [Int]
  var names: [String] = []
  let title: String

  init(json: JSON) {
    tags = (json["tags"].array ?? json["labels"].arrayValue).map { $0.stringValue }
    likes = (json["likes"].type == .array ? json["likes"] : json["votes"]).arrayValue.compactMap { $0.int }
    for item in json["authors"].array ?? json["editors"].array ?? [] {
      names.append(item["name"].stringValue)
    }
    let isShort = json["short"].boolValue
    title = json[isShort ? "brief" : "title"].stringValue
  }
}
