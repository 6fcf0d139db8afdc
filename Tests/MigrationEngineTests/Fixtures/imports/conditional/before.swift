import Foundation
#if canImport(SwiftyJSON)
import SwiftyJSON
#endif

struct Model {
  let id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}
