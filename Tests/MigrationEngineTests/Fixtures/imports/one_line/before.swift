import Foundation; import SwiftyJSON; import Dispatch

struct Model {
  let id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}
