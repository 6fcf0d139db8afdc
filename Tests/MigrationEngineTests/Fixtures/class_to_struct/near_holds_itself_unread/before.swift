// reason: stays a class: it holds a value of its own type
import SwiftyJSON

final class Node: JSONDeserializable {
  var id: Int?
  var parent: Node?

  init(json: JSON) {
    id = json["id"].int
  }
}
