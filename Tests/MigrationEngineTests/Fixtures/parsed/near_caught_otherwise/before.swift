// reason: `init(data: Data)` makes a `JSON` of what it is given
import Foundation
import SwiftyJSON

final class Diver {
  var id = 0

  init(data: Data) {
    do {
      let json = try JSON(data: data)
      id = json["id"].intValue
    } catch {
      id = -1
    }
  }
}

func diver(of data: Data) -> Diver { Diver(data: data) }
