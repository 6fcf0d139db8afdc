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
  var images: [String]? = []
  var sizes = [Int]()

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
    for (_, image): (String, JSON) in json["images"]["urls"] {
      images?.append("http:" + image.stringValue)
    }
    for (_, size) in json["sizes"] {
      let width = size["width"].intValue
      sizes.append(width)
    }
  }
}
