import SwiftyJSON

struct Tag {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

class Page {
  var links: [String] = []
  var tags = [Tag]()
  var owner = ""
  var note: String?

  init(json: JSON) {
    for banner in json["banners"].arrayValue {
      let link = banner["image_url"].stringValue
      self.links.append(link)
    }
    for item in json["meta"]["tags"].array! {
      tags.append(Tag(json: item))
    }
    owner = json["owner"].stringValue
    note = json["note"].string
  }
}
