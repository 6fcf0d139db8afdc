// reason: what this extension has for what is Decodable would be used instead of another
import SwiftyJSON

struct Item: JSONDeserializable {
  var id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}

protocol Shown {}
extension Shown { var how: String { "plain" } }
extension Shown where Self: Decodable { var how: String { "decodable" } }
extension Item: Shown {}
