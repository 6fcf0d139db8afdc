// reason: needs a written initializer
import SwiftyJSON

struct Failure: Error {}

enum Limits {
  static var limit: Int { get throws { throw Failure() } }
}

struct Bid {
  var number: Int

  init(json: JSON) throws {
    number = json["number"].intValue
    let unused = try Limits.limit
  }
}
