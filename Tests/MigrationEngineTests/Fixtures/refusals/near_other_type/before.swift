// reason: asks for more than its properties: `.refusesUnless {
import SwiftyJSON

struct Listed {
  let id: Int?

  init?(json: JSON) {
    switch json.type {
    case .null, .bool: return nil
    default: break
    }
    id = json["id"].int
  }
}
