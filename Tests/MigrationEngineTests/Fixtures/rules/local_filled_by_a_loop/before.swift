import SwiftyJSON

struct Event {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

class Attendance {
  var present: Int
  var absences: [Event]
  var names: [String]

  init(json: JSON) {
    self.present = json["present"].intValue
    var events = [Event]()
    for (_, item): (String, JSON) in json["absences"] {
      events.append(Event(json: item))
    }
    self.absences = events
    var names: [String] = []
    for item in json["names"].arrayValue {
      let name = item["first"].stringValue + "!"
      names.append(name)
    }
    self.names = names
  }
}
