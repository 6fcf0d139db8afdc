import SwiftyJSON

struct Message {
  let id: Int

  init(_ details: [String: JSON]) {
    id = details["id"]!.intValue
  }
}
