// reason: asks for more than its properties: `.refusesUnless {
import SwiftyJSON

enum Kind: String {
  case text, image
}

struct Picture {
  let width: Int

  init?(json: JSON) {
    guard let kind = Kind(rawValue: json["kind"].stringValue) else { return nil }
    self.width = json["width"].intValue
  }
}
