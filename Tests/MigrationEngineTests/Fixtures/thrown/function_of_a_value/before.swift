import SwiftyJSON

enum CodeError: Error { case invalid }

struct Coupon {
  let code: String

  init(json: JSON) throws {
    code = try checked(json["code"].stringValue)
  }
}

func checked(_ code: String) throws -> String {
  guard code.count == 8 else { throw CodeError.invalid }
  return code
}
