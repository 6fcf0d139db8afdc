// reason: stays a class: `NSCache` may hold nothing but objects
import Foundation
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

let cache = NSCache<NSString, Model>()
