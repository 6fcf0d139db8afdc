// reason: is not understood
import Bridge

protocol Scored {
  var points: Int { get }
}

extension Scored {
  func score() -> Int { points * 2 }
}

struct Round: LegacyDecodable, Scored {
  let points: Int

  func score() -> Int { points * 3 }
}

struct Game: LegacyDecodable {
  let total: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let round: Scored = try container.value(Round.self)
    total = round.score()
  }
}
