import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    var path: [JSONSubscriptType] = ["a"]
    path.append(1)
    a = json[path].int
  }
}
