// reason: `.rawData` of the document is not understood
import Foundation
import LegacyJSON

struct Item {
  let source: Data?

  init(json: JSON) {
    source = try? json.rawData()
  }

  func toJSON() -> Data? { source }
}
