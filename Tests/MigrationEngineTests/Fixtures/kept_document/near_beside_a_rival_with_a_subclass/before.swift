// reason: `init(json: Any)` would be called instead of the library's `init(json:)`
import SwiftyJSON

class Update {
  var document: JSON
  var id: Int { document["id"].intValue }

  init(document: JSON) {
    self.document = document
  }
  init(json: Any) {
    self.document = JSON(json)
  }
}

final class LateUpdate: Update {}

func note(_ values: [Update]) {}
