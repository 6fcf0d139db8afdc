import SwiftyJSON

struct Label {
  let text: String
  let size: Int

  init(values: [String: Any]) {
    text = JSON(values["text"] as Any).stringValue
    size = JSON(values["size"] as Any).intValue
  }
}

struct Badge {
  var id = 0

  init(value: Any?) {
    guard let value = value else { return }
    id = JSON(value)["id"].intValue
  }
}

func label(of values: [String: Any]) -> Label { Label(values: values) }
func badge(of value: Any?) -> Badge { Badge(value: value) }
