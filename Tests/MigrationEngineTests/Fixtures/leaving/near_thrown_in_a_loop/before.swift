// reason: is not understood
import SwiftyJSON

struct Item {
  enum Problem: Error { case broken }

  var tags: [String] = []
  var size = 0

  init(json: JSON) {
    do {
      for part in json["parts"].arrayValue {
        if part["broken"].boolValue { throw Problem.broken }
        tags.append(part["name"].stringValue)
      }
    } catch {
      size = 1
    }
  }
}
