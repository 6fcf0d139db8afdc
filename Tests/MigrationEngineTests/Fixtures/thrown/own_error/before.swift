import SwiftyJSON

struct Ticket {
  enum Error: Swift.Error { case missing }

  let code: String

  init(json: JSON) throws {
    if let code = json["code"].string {
      self.code = code
    } else {
      throw Error.missing
    }
  }
}
