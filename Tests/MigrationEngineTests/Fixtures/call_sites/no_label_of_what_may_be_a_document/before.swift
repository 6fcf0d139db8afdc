import SwiftyJSON

class Stop {
  var name: String

  init(_ json: JSON) { name = json["name"].stringValue }
}

func stops(_ json: JSON) -> [Stop] { json.arrayValue.map { .init($0) } }
