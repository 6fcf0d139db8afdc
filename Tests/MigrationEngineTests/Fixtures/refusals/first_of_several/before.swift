import SwiftyJSON

struct Version {
  let id: String
  let number: Int

  init?(json: JSON) {
    guard let number = json["number"].int else { return nil }
    var text: String? = nil
    if let string = json["id"].string { text = string } else if let number = json["id"].int { text = String(number) }
    guard let text = text else { return nil }
    id = text
    self.number = number
  }
}

struct Ticket {
  let code: String

  init?(json: JSON) {
    if let text = json["code"].string {
      code = text
    } else if let number = json["code"].int {
      code = "\(number)"
    } else {
      return nil
    }
  }
}
