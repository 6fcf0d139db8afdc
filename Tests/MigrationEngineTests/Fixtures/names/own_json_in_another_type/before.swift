import SwiftyJSON

struct TypedData {
  indirect enum JSON {
    case text(String)
    case list([JSON])
  }

  let values: [JSON]
}

enum Store {
  struct Signed {
    enum JSON { case number(Int) }
  }
}

enum Exported {
  typealias Signed = Store.Signed
}

struct Model {
  let a: Int?

  init(json: JSON) { a = json["a"].int }
}
