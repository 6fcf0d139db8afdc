import Foundation
import Bridge

class Product: NSObject, LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let name: String
  let price: String

  init(name: String, price: String) {
    self.name = name
    self.price = price
  }
}
