// reason: it is made of `inout [String: JSON]`
import SwiftyJSON

struct Packet {
  let id: Int

  init(_ members: inout [String: JSON]) {
    id = members["id"]?.intValue ?? 0
    members["id"] = nil
  }
}
