// reason: may stop the program, and is declared before `code`
import SwiftyJSON

struct Part {
  let size: Int

  init(json: JSON) {
    size = json["size"].int!
  }
}

struct Item {
  let part: Part
  let code: String

  init?(json: JSON) {
    guard let code = json["code"].string else { return nil }
    self.code = code.uppercased()
    part = Part(json: json["part"])
  }
}
