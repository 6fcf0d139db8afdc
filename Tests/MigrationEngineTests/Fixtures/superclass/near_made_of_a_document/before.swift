// reason: needs a written initializer: its superclass `Model` can't be folded in: it is used by itself
import SwiftyJSON

class Model {
  required init(json: JSON) {}
}

class User: Model {
  let id: Int

  required init(json: JSON) {
    id = json["id"].intValue
    super.init(json: json)
  }
}

class Page<T: Model> {
  let items: [T]

  init(json: JSON) {
    items = json["items"].arrayValue.map { T(json: $0) }
  }
}
