// options: declared
import Foundation
import LegacyJSON

enum Kind: String { case old, new }

struct Page {
  let id: Int
  let kind: Kind?
  let link: URL?
  let text: String

  init(json: JSON) {
    id = json["id"].int!
    kind = Kind(rawValue: json["kind"].stringValue)
    link = URL(string: json["link"].stringValue)
    text = json["text"].stringValue.uppercased()
  }
}
