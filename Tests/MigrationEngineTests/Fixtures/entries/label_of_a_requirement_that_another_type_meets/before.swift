import SwiftyJSON

protocol Model {
  init(_ json: JSON)
}

struct Tag: Model {
  let name: String

  init(_ json: JSON) { name = json["name"].stringValue }
}

struct Raw: Model {
  let value: Any

  init(_ json: JSON) { value = json.error as Any }
}
