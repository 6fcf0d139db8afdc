// reason: the document is handed on
import SwiftyJSON

struct Box {
  let x: Int; init(json: JSON) { x = MemoryLayout.size(ofValue: json) };
  var next: Int { x + 1 }
}
