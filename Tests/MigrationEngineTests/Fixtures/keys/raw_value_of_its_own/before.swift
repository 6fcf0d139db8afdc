import SwiftyJSON

enum Field: String {
  case id

  var rawValue: String { "_id" }
}

struct Badge {
  let id: Int

  init(json: JSON) { id = json[Field.id.rawValue].intValue }
}
