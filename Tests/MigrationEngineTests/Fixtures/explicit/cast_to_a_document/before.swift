import SwiftyJSON

struct Part {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

struct Whole {
  let count: Int
  let name: String
  let first: Part
  var second: Part?

  init(json: JSON) {
    print("whole")
    count = (json["count"] as JSON).intValue
    let details = json["details"] as JSON
    name = details["name"].stringValue
    first = Part(json: json["first"] as JSON)
    if let part = json["second"] as JSON? { second = Part(json: part) }
  }
}
