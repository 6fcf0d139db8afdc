// reason: it is made of `[String: JSON]?`
import SwiftyJSON

struct Reply {
  let id: Int?
  let isThere: Bool

  init(_ details: [String: JSON]?) {
    id = details?["id"]?.int
    isThere = details != nil
  }
}
