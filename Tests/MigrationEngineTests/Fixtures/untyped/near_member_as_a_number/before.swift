// reason: needs a written initializer: `age = values["age"] as? Int` is not understood: `values["age"] as? Int`
import SwiftyJSON

final class Account {
  var age: Int?

  init(json: JSON) {
    let values = json.dictionaryObject ?? [:]
    age = values["age"] as? Int
  }
}
