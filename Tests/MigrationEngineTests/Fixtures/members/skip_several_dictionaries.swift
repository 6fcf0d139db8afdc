// reason: it is made of `[String: JSON]`
import SwiftyJSON

struct Message {
  let id: Int

  init(_ details: [String: JSON], _ others: [String: JSON]) {
    id = details["id"]?.int ?? others["id"]?.int ?? 0
  }
}
