// reason: the type is Codable already, and keeps the document
import SwiftyJSON

struct Payload: Codable {
  let json: JSON

  init(json: JSON) { self.json = json }

  var id: Int { json["id"].intValue }
}
