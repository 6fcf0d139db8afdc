// reason: the document has a default value
import SwiftyJSON

class Update {
  let document: JSON

  init(json: JSON = [:]) {
    self.document = json
  }
}

final class LateUpdate: Update {}

func note(_ values: [Update]) {}
