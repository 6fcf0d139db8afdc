// reason: by hand: `init(json: JSON)` takes the document
import LegacyJSON

func read(_ json: JSON) -> Int? {
  struct Model {
    var a: Int?
    init(json: JSON) { a = json["a"].int; dump(json) }
  }
  return Model(json: json).a
}
