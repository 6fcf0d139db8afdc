import Foundation
import SwiftyJSON

struct Soldier {
  let id: Int
  let name: String

  static func decode(_ data: Data) throws -> Soldier {
    let json = try JSON(data: data)
    return Soldier(id: json["id"].intValue, name: json["name"].stringValue)
  }
}

struct Grant {
  let token: String
  let expires: Int
}

enum GrantError: Error { case invalid }

func grant(of data: Data, _ log: (String) -> Void) throws -> Grant {
  log("grant")
  guard let json = try? JSON(data: data) else { throw GrantError.invalid }
  guard let token = json["token"].string else { throw GrantError.invalid }
  return Grant(token: token, expires: json["expires"].intValue)
}

struct Panel {
  let title: String?

  static func from(dict: [String: Any]) -> Panel? {
    let json = JSON(dict)
    if json["hidden"].boolValue { return nil }
    return Panel(title: json["title"].string)
  }
}
