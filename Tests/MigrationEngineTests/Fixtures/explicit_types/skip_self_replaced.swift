// reason: the document is handed on: `dump(json)`
import LegacyJSON

struct Model {
  var a: Int?

  init(a: Int?) { self.a = a }
  init(json: JSON) { self = Model.make(json) }

  static func make(_ json: JSON) -> Model { dump(json); return Model(a: json["a"].int) }
}
