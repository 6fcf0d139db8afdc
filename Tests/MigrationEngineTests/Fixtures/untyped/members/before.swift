import SwiftyJSON

final class Account {
  var name: String?
  var title: String
  var city: String?

  init(json: JSON) {
    let values = json["account"].dictionaryObject ?? [:]
    name = values["name"] as? String
    title = (values["title"] as? String) ?? ""
    let address = values["address"] as? [String: Any]
    city = address?["city"] as? String
  }
}

final class Image {
  var url: String!
  var width: Int?
  var sizes: [String: Int] = [:]

  init(json: JSON) {
    if let values = json["image"].dictionaryObject {
      if let preview = values["preview"] as? [String: String] {
        if let url = preview["url"] { self.url = url }
      }
      width = values["width"] as? Int
      sizes = values["sizes"] as? [String: Int] ?? [:]
    }
  }
}
