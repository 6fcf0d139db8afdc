import SwiftyJSON

final class Label {
  var text: String
  var count: Int

  init(json: JSON) {
    text = String(describing: Optional(json["text"].stringValue))
    let number: String? = json["count"].stringValue
    count = number.flatMap { Int($0) } ?? 0
  }
}
