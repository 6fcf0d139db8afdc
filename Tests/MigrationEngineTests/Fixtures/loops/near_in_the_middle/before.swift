// reason: `for message in json["messages"].arrayValue { …` is not understood
import SwiftyJSON

struct Message {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

struct Messages {
  var all = [Message]()

  init(json: JSON) {
    for message in json["messages"].arrayValue {
      all.insert(Message(json: message), at: all.count / 2)
    }
  }
}
