import SwiftyJSON

struct Filter {
  let `operator`: String
  let `default`: Bool
  let `in`: String?

  init(json: JSON) {
    `operator` = "op " + json["operator"].stringValue
    `default` = json["default"].boolValue
    `in` = json["in"].string
  }
}

struct Search {
  var `operator`: String
  var `where`: String

  init(json: JSON) {
    `operator` = json["a"].stringValue + json["b"].stringValue
    `where` = json["where"].string ?? "here"
  }
}
