import Foundation
import SwiftyJSON

struct Status {
  var code = NSNumber(value: 0)
  var text = String()

  init(json: JSON) {
    code = json["code"].numberValue
    text = json["text"].stringValue
  }
}
