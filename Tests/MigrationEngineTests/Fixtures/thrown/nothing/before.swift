import SwiftyJSON

// It says that it throws, and takes every document.
class Wait {
  var eta: String

  init() { eta = "" }

  required init(json: JSON) throws { eta = json["eta"].stringValue }
}

class Form {
  var wait: Wait
  var waits: [Wait]
  var next: Wait
  var name: String

  init(json: JSON) throws {
    waits = [Wait]()
    name = json["name"].stringValue
    try wait = Wait(json: json["first"][0])
    for each in json["waits"].arrayValue {
      try waits.append(Wait(json: each))
    }
    next = try Wait(json: json["next"])
  }
}

func forms(in json: JSON) throws -> [Form] { try json["forms"].arrayValue.map { try Form(json: $0) } }
