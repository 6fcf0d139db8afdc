import SwiftyJSON

struct Tools {
  typealias JSON = SwiftyJSON.JSON

  let text: (JSON) -> String
}

struct Model {
  typealias JSON = SwiftyJSON.JSON

  let a: Int?

  init(json: JSON) { a = json["a"].int }
}
