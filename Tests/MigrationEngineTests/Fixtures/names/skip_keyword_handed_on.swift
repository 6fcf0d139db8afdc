// reason: the document is handed on
import SwiftyJSON

struct Filter {
  let `operator`: String

  init(json: JSON) { `operator` = String(MemoryLayout.size(ofValue: json)) }
}
