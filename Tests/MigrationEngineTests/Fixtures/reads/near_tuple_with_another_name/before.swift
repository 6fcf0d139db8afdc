// reason: needs a written initializer: `let values: Named = (json["id"].intValue, json["name"].stringValue)` is not understood
import SwiftyJSON

typealias Named = (id: Int, name: String)

final class Person {
  var id: Int

  init(json: JSON) {
    let values: Named = (json["id"].intValue, json["name"].stringValue)
    id = values.id
  }
}
