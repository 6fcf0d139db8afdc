// reason: needs a written initializer
import SwiftyJSON

struct Box {
  let first: [Tag]
  let second: [Tag]

  struct Tag {
    let text: String

    init(_ text: String) {
      print(text)
      self.text = text
    }
  }

  init(json: JSON) {
    second = json["second"].stringValue.split(separator: ",").map { String($0) }.map(Box.Tag.init)
    first = json["first"].stringValue.split(separator: ",").map { String($0) }.map(Box.Tag.init)
  }
}
