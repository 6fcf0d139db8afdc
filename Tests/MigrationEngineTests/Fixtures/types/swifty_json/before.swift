import SwiftyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

func f(json: JSON) -> Model { Model(json: json) }
