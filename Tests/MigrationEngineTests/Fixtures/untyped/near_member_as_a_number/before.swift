// reason: needs a written initializer: no declaration can say what `age` is
import SwiftyJSON

final class Account {
  var age: Int?

  init(json: JSON) {
    let values = json.dictionaryObject ?? [:]
    age = values["age"] as? Int
  }
}
