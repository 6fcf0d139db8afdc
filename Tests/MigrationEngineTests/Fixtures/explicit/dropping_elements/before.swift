import LegacyJSON

struct Model {
  var a: [String]

  init(json: JSON) {
    a = json["a"].arrayValue.compactMap { $0.string }
  }
}

final class Counts {
  var sizes: [Int]

  init(json: JSON) {
    print("made")
    sizes = json["groups"].map { $0.1["items"].arrayValue.sorted { $0["n"].intValue < $1["n"].intValue }.count }
  }
}
