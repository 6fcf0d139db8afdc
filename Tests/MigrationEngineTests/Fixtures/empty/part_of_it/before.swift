import SwiftyJSON

class Qualification {
  var id: String!
  var speciality: String!

  init(fromJson json: JSON!) {
    if json.isEmpty {
      return
    }
    id = json["_id"].stringValue
    let part = json["speciality"]
    if !part.isEmpty {
      speciality = part["name"].stringValue
    }
  }
}
