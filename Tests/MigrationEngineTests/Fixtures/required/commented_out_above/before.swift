import SwiftyJSON

class Record {
  var name: String = ""

  required init?(name: String?) {
    self.name = name!
  }

  //  func description() -> String {
  //    return "\(self.id)"
  //  }
  required init?(json: JSON) {
    self.name = json["name"].string!
  }
}
