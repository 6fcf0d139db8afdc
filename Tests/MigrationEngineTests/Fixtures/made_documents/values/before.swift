import Foundation
import LegacyJSON

struct Announcement {
  let id: Int
  let sender: String
  let title: String
  let pages: [Int]
  let author: Author

  init(json: JSON) {
    let dictionary = json.dictionaryValue
    let content = JSON(parseJSON: dictionary["content"]?.string ?? "").dictionaryValue
    id = dictionary["id"]?.int ?? -1
    sender = content["sender"]?.string ?? "Unknown"
    title = content["title"]?.string ?? ""
    pages = JSON(parseJSON: json["pages"].stringValue).arrayValue.map { $0.intValue }
    author = Author(json: JSON.init(parseJSON: json["author"].stringValue))
  }
}

struct Author {
  let name: String

  init(json: JSON) { name = json["name"].stringValue.uppercased() }
}
