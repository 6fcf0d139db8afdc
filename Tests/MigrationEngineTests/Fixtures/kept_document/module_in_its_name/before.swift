import SwiftyJSON

struct Model {
  let json: SwiftyJSON.JSON

  init(json: SwiftyJSON.JSON) {
    self.json = json
  }
}
