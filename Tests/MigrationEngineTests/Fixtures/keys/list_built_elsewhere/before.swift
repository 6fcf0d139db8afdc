import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    a = json[path].int
  }
}

let path: [JSONSubscriptType] = ["a", 0]
