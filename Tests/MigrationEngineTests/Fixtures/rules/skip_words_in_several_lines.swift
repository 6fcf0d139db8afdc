// reason: the document is handed on
import SwiftyJSON

struct Price {
  let text: String

  init(json: JSON) {
    text = String(MemoryLayout.size(ofValue: json)) + """
      container "$0" \(1)
      """
  }
}
