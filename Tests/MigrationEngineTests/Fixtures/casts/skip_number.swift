// reason: `.number` of the document is not understood
import Foundation
import LegacyJSON

struct Item {
  let count: NSNumber?
  init(json: JSON) { count = json["count"].number }
}
