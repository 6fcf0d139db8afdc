// reason: `json` is read in 2 places
import Foundation
import SwiftyJSON

struct Soldier {
  let id: Int
  let name: String
  let size: Int

  static func decode(_ data: Data) throws -> Soldier {
    let json = try JSON(data: data)
    return Soldier(id: json["id"].intValue, name: json["name"].stringValue, size: data.count)
  }
}
