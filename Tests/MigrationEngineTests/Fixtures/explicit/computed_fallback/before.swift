import LegacyJSON

func makeDefault() -> Int { 1 }

struct Model {
  var a: Int

  init(json: JSON) {
    a = json["a"].int ?? makeDefault()
  }
}
