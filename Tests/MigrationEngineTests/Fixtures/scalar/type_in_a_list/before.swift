import SwiftyJSON

struct Model {
  var a: Bool

  init(json: JSON) { a = [.bool, .number].contains(json["a"].type) }
}
