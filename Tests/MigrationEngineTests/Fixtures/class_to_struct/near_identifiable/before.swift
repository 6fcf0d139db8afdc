// reason: `Identifiable` takes the object for its `id`
import SwiftyJSON

final class Track: JSONDeserializable {
  var name: String?

  init(json: JSON) {
    name = json["name"].string
  }
}

extension Track: Identifiable {}
