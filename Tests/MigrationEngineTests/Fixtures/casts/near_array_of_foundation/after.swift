// reason: is not understood
import Foundation
import Bridge

class Cart: NSObject, LegacyDecodable {
  var names: NSArray

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let all = container.arrayObject(at: "items")! as NSArray
    names = all.value(forKey: "name") as! NSArray
  }
}
