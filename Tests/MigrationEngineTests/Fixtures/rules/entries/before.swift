import SwiftyJSON

struct Event {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

struct Feed {
  var events: [Event] = []
  var count: Int
  var names: [String] = []

  init(json: JSON) {
    count = json["count"].intValue
    for (_, item) in json["events"] {
      events.append(Event(json: item))
    }
    for (_, item): (String, JSON) in json["names"] {
      names.append(item.stringValue)
    }
  }
}
