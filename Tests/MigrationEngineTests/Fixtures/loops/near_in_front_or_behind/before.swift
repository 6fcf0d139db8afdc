// reason: no declaration can say what `all` is
import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

struct Messages {
  var all = [Row]()

  init(json: JSON) {
    for message in json["messages"].arrayValue {
      if message["isPinned"].boolValue {
        all.insert(Row(json: message), at: 0)
      } else {
        all.append(Row(json: message))
      }
    }
  }
}
