// reason: `print("made")` is not understood
import SwiftyJSON

struct Person {
  var age: Int?
  let isList: Bool

  init(json: JSON) {
    if [.number, Type.string].contains(json["age"].type) { age = json["age"].int }
    print("made")
    isList = [.array, .dictionary].contains(json.type)
  }
}
