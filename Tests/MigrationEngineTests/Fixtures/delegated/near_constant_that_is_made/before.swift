// reason: is not understood
import Foundation
import SwiftyJSON

struct Mark {
  var id: String
  var name: String

  static let none = Mark(id: ProcessInfo.processInfo.processName, name: "none")

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  init(json: JSON) {
    if json.isEmpty {
      self = .none
      return
    }
    id = json["id"].stringValue
    name = json["name"].stringValue
  }
}
