// reason: `show` for what is Decodable would be called instead of another
import SwiftyJSON

struct Item: JSONDeserializable {
  var id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}

func show<Value>(_ value: Value) -> String { "value" }
func show<Value: Decodable>(_ value: Value) -> String { "decodable" }
