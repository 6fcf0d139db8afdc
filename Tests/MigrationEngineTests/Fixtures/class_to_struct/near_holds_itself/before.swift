// reason: stays a class: it holds a value of its own type
import LegacyJSON

final class Model {
  var a: Int?
  var next: [Model] = []
  var parent: Model?

  init(json: JSON) {
    if json == nil { return }
    a = json["a"].int
    next = json["next"].arrayValue.map { Model(json: $0) }
    if json["parent"] != JSON.null { parent = Model(json: json["parent"]) }
  }
}
