import LegacyJSON

struct Item {
  var content: Any
  init(json: JSON) { content = JSON(parseJSON: json["content"].stringValue) }
}
