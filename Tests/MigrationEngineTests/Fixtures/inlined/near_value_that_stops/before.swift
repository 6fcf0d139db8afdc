// reason: it makes something, or asks for something, that no property holds
import SwiftyJSON

class Parcel {
  var name = ""

  init(_ data: JSON) {
    name = data["name"].stringValue
    check(data)
  }

  @discardableResult func check(_ data: JSON) -> Int { return data["size"].int! }
}
