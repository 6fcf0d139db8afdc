import Foundation
import LegacyJSON

struct Item {
  let flag: Bool?
  init(json: JSON) { flag = json["flag"].number?.boolValue }
}
