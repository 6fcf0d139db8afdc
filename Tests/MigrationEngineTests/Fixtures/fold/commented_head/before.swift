import SwiftyJSON

class Base /* of all */: CustomStringConvertible { // shown in lists
  let id: Int
  var description: String { "\(id)" }

  init(json: JSON) { id = json["id"].intValue }
}

final class Photo: Base {
  let url: String

  override init(json: JSON) {
    url = json["url"].stringValue
    super.init(json: json)
  }
}
