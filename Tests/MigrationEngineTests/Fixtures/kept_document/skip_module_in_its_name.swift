// reason: it keeps a part of the document as `SwiftyJSON.JSON`, in `json`
import SwiftyJSON

struct Model {
  let json: SwiftyJSON.JSON

  init(json: SwiftyJSON.JSON) {
    self.json = json
  }
}
