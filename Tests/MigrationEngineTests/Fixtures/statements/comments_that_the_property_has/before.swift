import SwiftyJSON

class Package {
  var user: String  // who
  // how many
  var count: Int
  var size: Int  // in bytes

  init(json: JSON) {
    user = json["user"].stringValue  // who
    count = json["count"].intValue  // how many
    size = json["size"].intValue  // packed
  }
}
