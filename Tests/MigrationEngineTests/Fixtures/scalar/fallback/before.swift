import LegacyJSON

struct Model {
  var level: Int

  init(json: JSON) {
    level = json["level"].int ?? -1
  }
}
