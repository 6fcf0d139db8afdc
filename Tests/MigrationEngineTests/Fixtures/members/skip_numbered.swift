// reason: it is made of `[Int: JSON]`
import SwiftyJSON

struct Reply {
  let id: Int

  init(_ details: [Int: JSON]) {
    id = details[0]?.intValue ?? 0
  }
}
