import Foundation
import LegacyJSON

struct Level: JSONDeserializable {
  let step: Int
  let displayName: String?
  let userId: Int

  init(json: JSON) {
    step = json["step"].int ?? 5 // keep: five is the middle
    displayName = json["displayName"].string
    userId = json["userId"].intValue
  }
}
