import Foundation
import SwiftyJSON

final class Status {
  var timestamp = Date(timeIntervalSince1970: 0)
  var end = Date.distantFuture

  init(json: JSON) {
    timestamp = Date(timeIntervalSince1970: json["timestamp"].doubleValue)
    if let end = json["end"].double { self.end = Date(timeIntervalSince1970: end) }
  }
}
