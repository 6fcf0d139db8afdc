// reason: needs a rule
import SwiftyJSON

enum Kind: String { case closed, open }

struct Group {
  let kind: Kind
  let length: Int

  init?(json: JSON) {
    guard let text = json["kind"].string?.lowercased(), let kind = Kind(rawValue: text) else { return nil }
    self.kind = kind
    length = json["text"].string?.uppercased().count ?? 0
  }
}
