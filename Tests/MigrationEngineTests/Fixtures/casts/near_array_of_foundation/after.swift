// reason: code may do more than give a value, and the document may be refused before or after it
import Foundation
import Bridge

class Cart: NSObject, LegacyDecodable {
  var names: NSArray

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let all = container.arrayObject(at: "items")! as NSArray
    names = all.adding("last") as NSArray
  }
}
