import Foundation
import Bridge

class Target: NSObject, LegacyFailableDecodable, ContainerDecodable {
  var gender: String
  var id: String
  var about: String?

  required convenience init(from container: LegacyContainer) throws {
    var gender: String?
    var id: String?
    var about: String?

    gender = try container.decodeIfPresent(String.self, at: "gender")
    id = try container.decodeIfPresent(String.self, at: "id")
    about = try container.decodeIfPresent(String.self, at: "about", "school")

    try self.init(gender: gender, id: id, about: about)
  }

  init(gender: String?, id: String?, about: String?) throws {
    self.gender = ""
    self.id = ""

    super.init()

    guard id != nil else { throw LegacyContainer.refusal }
    if gender == nil {
      throw LegacyContainer.refusal
    }
    self.id = id!
    self.gender = gender!
    self.about = about
  }
}
