// reason: it is made of `[String: JSON]`
import SwiftyJSON

struct Reply {
  let id: Int
  let name: String

  init<Name: CustomStringConvertible>(_ details: [String: JSON], name: Name) {
    id = details["id"]?.intValue ?? 0
    self.name = name.description
  }
}
