import Foundation
@preconcurrency import SwiftyJSON

struct Model {
  let id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}
