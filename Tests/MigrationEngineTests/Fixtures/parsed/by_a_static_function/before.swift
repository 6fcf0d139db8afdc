import Foundation
import SwiftyJSON

struct Ship {
  let id: Int
  let name: String

  static func decode(from data: Data) -> Ship? {
    guard let json = try? JSON(data: data), json.type == .dictionary else { return nil }
    return Ship(id: json["id"].intValue, name: json["name"].stringValue)
  }
}

func ship(of data: Data) -> Ship? { Ship.decode(from: data) }
