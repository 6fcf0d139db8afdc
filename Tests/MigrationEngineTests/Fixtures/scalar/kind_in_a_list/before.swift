import SwiftyJSON

struct Person {
  var age: Int?
  var isText = false

  init(json: JSON) {
    let isNumeric = [Type.number, .bool].contains(json["age"].type)
    if isNumeric { age = json["age"].numberValue.intValue }
    isText = [.string].contains(json["name"].type)
  }
}
