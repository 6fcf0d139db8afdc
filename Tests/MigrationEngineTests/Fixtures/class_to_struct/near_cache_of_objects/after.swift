// reason: `NSCache` may hold nothing but objects
import Foundation
import Bridge

final class Item: LegacyDecodable {
  let id: Int?
  let open: Bool?
}

final class Store {
  let items = NSCache<NSString, Item>()
}
