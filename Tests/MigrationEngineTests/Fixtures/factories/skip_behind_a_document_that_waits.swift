// reason: `json` is read in 2 places
import Foundation
import SwiftyJSON

struct Soldier {
  let id: Int
  let name: String

  static func decode(_ data: Data) async throws -> Soldier {
    let json = try JSON(data: data)
    return Soldier(id: json["id"].intValue, name: json["name"].stringValue)
  }
}
