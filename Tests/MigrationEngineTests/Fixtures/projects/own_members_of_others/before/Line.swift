import SwiftyJSON

struct Stop {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

struct Line {
  let stops: [Stop]

  init(json: JSON) {
    stops = json["stops"].arrayValue.map { Stop(json: $0) }
  }
}
