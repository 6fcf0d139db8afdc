// reason: `parse` is overridden
import SwiftyJSON

class Game {
  var point = 0

  init(json: JSON) {
    parse(json)
  }

  func parse(_ json: JSON) {
    point = json["point"].intValue
  }
}

class Match: Game {
  override func parse(_ json: JSON) {
    point = json["match"]["point"].intValue
  }
}

func note(_ values: [Game]) {}
