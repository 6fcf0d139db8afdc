import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

struct Messages {
  var all = [Row]()
  var unread = [Row]()
  var pinned: [Row]? = []

  init(json: JSON) {
    for message in json["messages"].arrayValue { all.insert(Row(json: message), at: 0) }
    for message in json["messages"].arrayValue where !message["isRead"].boolValue {
      unread.insert(Row(json: message), at: 0)
    }
    for message in json["pinned"].arrayValue { pinned?.append(Row(json: message)) }
  }
}
