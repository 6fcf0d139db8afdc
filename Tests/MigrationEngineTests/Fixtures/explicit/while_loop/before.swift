import LegacyJSON

struct Model {
  var depth = 0

  init(json: JSON) {
    var node = json
    while node["next"].exists() {
      node = node["next"]
      depth += 1
    }
  }
}
