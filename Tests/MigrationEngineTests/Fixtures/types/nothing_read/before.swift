import LegacyJSON

struct Model {
  var cached = 0

  init(json: JSON) {
  }
}
