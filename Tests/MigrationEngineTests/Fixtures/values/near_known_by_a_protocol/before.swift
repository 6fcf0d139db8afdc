// reason: is not understood
import SwiftyJSON

protocol Scored {
  var points: Int { get }
}

extension Scored {
  func score() -> Int { points * 2 }
}

struct Round: Scored {
  let points: Int

  init(_ json: JSON) { points = json["points"].intValue }

  func score() -> Int { points * 3 }
}

struct Game {
  let total: Int

  init(json: JSON) {
    let round: Scored = Round(json)
    total = round.score()
  }
}
