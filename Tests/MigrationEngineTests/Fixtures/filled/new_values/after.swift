import Foundation
import Bridge
import LegacyJSON

class Session: NSObject, LegacyDecodable {
  var id = 0
  var title = ""
}

class Dashboard: NSObject, LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  var name = ""
  var sessions = [Session]()
  var session: Session?

  private enum CodingKeys: String, CodingKey {
    case name = "data.name"
    case sessions = "data.sessions"
  }
}

func load(_ json: JSON, completion: (Dashboard) -> Void) {
  print("x")
  let dashboard = Dashboard(json: json)
  completion(dashboard)
}
