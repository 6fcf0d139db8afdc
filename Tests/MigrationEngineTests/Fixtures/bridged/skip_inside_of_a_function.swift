// reason: by hand: `init(json: JSON)` takes the document
import LegacyJSON

func read(_ json: JSON) -> Int? {
  struct Model {
    var a: Int?
    init(json: JSON) { a = json["a"].int; print(json) }
  }
  return Model(json: json).a
}
