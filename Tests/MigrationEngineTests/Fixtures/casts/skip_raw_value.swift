// reason: `.rawValue` of the document is not understood
import Foundation
import LegacyJSON

struct Item {
  let count: Any
  init(json: JSON) { count = json["count"].rawValue }
}
