// reason: it is made of `() -> [String: JSON]`
import SwiftyJSON

struct Reply {
  let id: Int

  init(_ members: () -> [String: JSON]) {
    id = members()["id"]?.intValue ?? 0
  }
}
