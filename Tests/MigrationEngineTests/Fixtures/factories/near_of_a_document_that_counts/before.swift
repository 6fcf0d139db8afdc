// reason: needs a written initializer: `owners += 1` is not understood
import SwiftyJSON

struct Owner {
  var name: String
}

nonisolated(unsafe) var owners = 0

extension JSON {
  var countedOwner: Owner {
    owners += 1
    return Owner(name: self["name"].stringValue)
  }
}
