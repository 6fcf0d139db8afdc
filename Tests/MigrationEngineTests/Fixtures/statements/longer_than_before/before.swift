import Foundation
import SwiftyJSON

struct Switch {
  let size: Int
  let day: Date
  let isOn: Bool

  init(json: JSON) {
    size = json["size"].int.map { abs($0) } ?? 20
    day = json["day"].double.map { Date(timeIntervalSince1970: $0 / 1000) } ?? .distantPast
    isOn = json["type"] == 1
  }
}
