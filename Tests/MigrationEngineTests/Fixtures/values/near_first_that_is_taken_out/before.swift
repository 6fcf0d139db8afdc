// reason: needs a written initializer: `family = parts.removeFirst()` is not understood
import Foundation
import SwiftyJSON

struct Name {
  let family: String
  let others: String

  init(json: JSON) {
    var parts = json["name"].stringValue.components(separatedBy: "-")
    family = parts.removeFirst()
    others = parts.joined(separator: "-")
  }
}
