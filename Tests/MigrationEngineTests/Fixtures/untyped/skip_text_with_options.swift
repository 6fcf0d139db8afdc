// reason: `.rawString` of the document is not understood
import Foundation
import LegacyJSON

struct Item {
  let text: String?
  init(json: JSON) { text = json["text"].rawString(options: []) }
}
