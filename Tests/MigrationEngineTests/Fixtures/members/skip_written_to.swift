// reason: it is made of `[String: JSON]`
import SwiftyJSON

struct Reply {
  let id: Int

  init(_ details: [String: JSON]) {
    var details = details
    details["id"] = JSON(7)
    id = details["id"]?.intValue ?? 0
  }
}
