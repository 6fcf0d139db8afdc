// reason: needs a written initializer: no declaration can say what `code` is
import SwiftyJSON

struct Ticket {
  let code: String
  let kind: Int

  init?(json: JSON) {
    if let text = json["code"].string {
      code = text
      kind = 1
    } else if let number = json["code"].int {
      code = "\(number)"
      kind = 2
    } else {
      return nil
    }
  }
}
