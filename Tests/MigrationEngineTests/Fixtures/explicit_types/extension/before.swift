import SwiftyJSON

struct Model {
  var a, b: Int?
}

extension Model {
  init(json: JSON) {
    a = json["a"].int
    print("made")
    b = json["b"].int
  }
}

let none = Model(a: nil, b: 1)
