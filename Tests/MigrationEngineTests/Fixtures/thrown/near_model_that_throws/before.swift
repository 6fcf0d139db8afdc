// reason: `waits`: needs a rule
import SwiftyJSON

enum WaitError: Error { case noTime }

class Wait {
  var eta: String

  required init(json: JSON) throws {
    guard let eta = json["eta"].string else { throw WaitError.noTime }
    self.eta = eta
  }
}

class Form {
  var waits: [Wait]
  var name: String

  init(json: JSON) throws {
    waits = [Wait]()
    name = json["name"].stringValue
    for each in json["waits"].arrayValue {
      try waits.append(Wait(json: each))
    }
  }
}
