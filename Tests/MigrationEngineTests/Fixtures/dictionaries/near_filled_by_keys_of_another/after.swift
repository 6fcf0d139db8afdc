// reason: `for key in json["keys"].dictionaryValue.keys { …` is not understood
import Bridge

struct Scores: LegacyDecodable {
  var scores: [String: Int] = [:]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for key in container.members(at: "keys").keys {
      scores[key] = try container.value(Int.self, at: "scores", key)
    }
  }
}
