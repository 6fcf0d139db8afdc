// reason: stays a class: `NSCache` may hold nothing but objects
import Foundation
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

let cache = NSCache<NSString, Model>()
