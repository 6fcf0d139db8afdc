import SwiftyJSON

class Country {
  var id: Int!
  var code: String!
  var phone: String!

  init(fromJson json: JSON!) {
    if json.isEmpty {
      return
    }
    id = json["id"].intValue
    code = json["phonecode"].stringValue
    phone = json["phonecode"].stringValue
  }
}
