import Foundation
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
}

let cache = NSCache<NSString, Model>()
