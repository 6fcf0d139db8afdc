// reason: needs a written initializer: no declaration can say what `code` is
import Foundation
import SwiftyJSON

func noCode() -> NSNumber { NSNumber(value: -1) }

struct Status {
  var code = noCode()

  init(json: JSON) { code = json["code"].numberValue }
}
