import Foundation
import SwiftyJSON

enum Kind: String {
  case text, image
}

struct Article {
  let title: String
  let kind: Kind
  let url: URL
  let image: URL
  let note: String?
}

extension Article {
  init?(json: JSON) {
    guard
      let title = json["title"].string,
      let kind = Kind(rawValue: json["kind"].stringValue),
      let url = URL(string: json["url"].stringValue),
      let image = json["image"].string.flatMap({ URL(string: $0) })
    else { return nil }

    self.title = title
    self.kind = kind
    self.url = url
    self.image = image
    self.note = json["note"].string
  }
}

struct Picture {
  let kind: Kind
  let width: Int

  init?(json: JSON) {
    guard let kind = json["kind"].string.flatMap(Kind.init) else { return nil }
    self.kind = kind
    self.width = json["width"].intValue
  }
}
