// reason: is not understood
import SwiftyJSON

infix operator <+>

enum Uses { nonisolated(unsafe) static var count = 0 }

func <+> (left: JSON, right: String) -> String {
  Uses.count += 1
  return left[right].stringValue
}

struct Used {
  let name: String

  init(json: JSON) { name = json <+> "name" }
}
