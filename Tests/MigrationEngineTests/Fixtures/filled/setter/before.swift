import SwiftyJSON

class Poll {
  private var state: String = ""
  var first: String = ""
  var status: Status {
    get { Status(rawValue: state) ?? .ongoing }
    set { state = newValue.rawValue }
  }

  enum Status: String {
    case ongoing
    case completed
  }

  init(json: JSON) {
    first = json["first"].stringValue
    status = json["isOngoing"].boolValue ? Status.ongoing : Status.completed
  }
}
