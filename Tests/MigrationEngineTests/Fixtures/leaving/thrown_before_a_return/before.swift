import SwiftyJSON

struct Item {
  enum Problem: Error { case broken }

  var size = 0

  init(json: JSON) {
    do {
      if json["broken"].boolValue { throw Problem.broken }
      if json["empty"].boolValue { return }
      size = 1
    } catch {
      size = 7
    }
  }
}
