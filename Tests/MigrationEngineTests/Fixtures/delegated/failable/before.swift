import Foundation
import LegacyJSON

class Target: NSObject {
  var gender: String
  var id: String
  var about: String?

  convenience init?(json: JSON) {
    var gender: String?
    var id: String?
    var about: String?

    gender = json["gender"].string
    id = json["id"].string
    about = json["about"]["school"].string

    self.init(gender: gender, id: id, about: about)
  }

  init?(gender: String?, id: String?, about: String?) {
    self.gender = ""
    self.id = ""

    super.init()

    guard id != nil else { return nil }
    if gender == nil {
      return nil
    }
    self.id = id!
    self.gender = gender!
    self.about = about
  }
}
