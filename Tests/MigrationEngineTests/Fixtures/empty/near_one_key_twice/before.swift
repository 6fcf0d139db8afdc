// reason: `code`: needs a rule: `code = json["phonecode"].stringValue`
import SwiftyJSON

class Country {
  var id: Int!
  var code: String!
  var phone: String!

  init(fromJson json: JSON!) {
    phone = json["phonecode"].stringValue
    if json.isEmpty {
      return
    }
    id = json["id"].intValue
    code = json["phonecode"].stringValue
  }
}
