import SwiftyJSON

struct TypedData {
  indirect enum JSON {
    case text(String)
    case list([JSON])
  }

  let values: [JSON]
}

struct Model {
  let a: Int?

  init(json: JSON) { a = json["a"].int }
}
