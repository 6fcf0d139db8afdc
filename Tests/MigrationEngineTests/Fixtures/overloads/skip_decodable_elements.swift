// reason: `show` for what is Decodable would be called instead of another
import SwiftyJSON

struct Item: JSONDeserializable {
  var id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}

extension Array { func show() -> String { "plain" } }
extension Array where Element: Decodable { func show() -> String { "decodable" } }
