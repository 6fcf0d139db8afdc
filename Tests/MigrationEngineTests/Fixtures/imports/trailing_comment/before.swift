import Foundation
import SwiftyJSON // for JSON

struct Model {
  let id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}
