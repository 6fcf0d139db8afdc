import Foundation
import SwiftyJSON

final class Diver {
  var id = 0
  var name = ""

  init(data: Data) {
    do {
      let json = try JSON(data: data)
      id = json["id"].intValue
      name = json["name"].stringValue
    } catch {
      id = 0
    }
  }
}

func diver(of data: Data) -> Diver { Diver(data: data) }
