// reason: `.object` of the document is not understood
import Foundation
import LegacyJSON

struct Item {
  let source: Data?

  init(json: JSON) {
    source = try? JSONSerialization.data(withJSONObject: json.object)
  }

  func toJSON() -> Data? { source }
}
