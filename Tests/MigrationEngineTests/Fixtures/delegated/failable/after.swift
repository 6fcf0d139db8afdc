import Foundation
import Bridge

class Target: NSObject, LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys, .requiresValues] }
  var gender: String
  var id: String
  var about: String?

  private enum CodingKeys: String, CodingKey {
    case gender, id
    case about = "about.school"
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
