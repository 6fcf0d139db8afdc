// reason: the initializer is generic
import SwiftyJSON

struct Item {
  let id: Int

  init<Key: JSONSubscriptType>(json: JSON, key: Key) {
    id = json[key].intValue
  }
}
