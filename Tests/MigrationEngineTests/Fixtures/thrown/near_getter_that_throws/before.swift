// reason: is not understood
import SwiftyJSON

extension JSON {
  var waitOwner: JSON {
    get throws {
      if !self["owner"].exists() { throw SwiftyJSONError.notExist }
      return self["owner"]
    }
  }
}

class Wait {
  var eta: String

  required init(json: JSON) throws { eta = try json.waitOwner["eta"].stringValue }
}

class Form {
  var waits: [Wait]

  init(json: JSON) throws {
    waits = [Wait]()
    for each in json["waits"].arrayValue {
      try waits.append(Wait(json: each))
    }
  }
}
