// reason: `statistics`: needs a rule: `statistics = Statistics(json: json["statistics"])`
import LegacyJSON

struct Statistics {
  let views: Int

  init?(json: JSON) {
    guard json.exists() else { return nil }
    views = json["views"].intValue
  }
}

struct Video {
  let statistics: Statistics?

  init(json: JSON) {
    statistics = Statistics(json: json["statistics"])
  }
}
