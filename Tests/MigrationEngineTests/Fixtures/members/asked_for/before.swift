import SwiftyJSON

protocol Model {
  init(_ details: [String: JSON])
}

struct Message: Model {
  let id: Int

  init(_ details: [String: JSON]) {
    id = details["id"]?.intValue ?? 0
  }
}
