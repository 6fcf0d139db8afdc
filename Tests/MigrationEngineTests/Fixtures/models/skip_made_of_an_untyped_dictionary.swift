// reason: `.dictionaryObject` of the document is not understood
import LegacyJSON

struct Model {
  var owner: Owner?

  init(json: JSON) {
    owner = Owner(values: json["owner"].dictionaryObject ?? [:])
  }
}

struct Owner {
  var name: String?
  init(values: [String: Any]) { name = values["name"] as? String }
}
