// reason: the document that `part(json, ["a", "b"])` gives is read here
import SwiftyJSON

func part(_ json: JSON, _ keys: [String]) -> JSON {
  guard let key = keys.first else { return json }
  return part(json[key], Array(keys.dropFirst()))
}

struct Item {
  let name: String

  init(json: JSON) { name = part(json, ["a", "b"]).stringValue }
}
