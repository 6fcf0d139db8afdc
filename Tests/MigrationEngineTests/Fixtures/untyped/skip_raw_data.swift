// reason: `.rawData` of the document is not understood
import Foundation
import LegacyJSON

struct Item {
  let data: Data?
  init(json: JSON) { data = try? json["data"].rawData() }
}
