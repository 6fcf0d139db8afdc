import SwiftyJSON

struct Item {
  var width: Int = 0
  var height: Int = 0
  var text: String = ""

  init(json: JSON) {
    repeat {
      if json["flat"].exists() { break }
      var found: Int { return json["width"].intValue }
      width = found
    } while false
    let given = json["height"].intValue
    height = given
    repeat {
      if json["flat"].exists() { break }
      let number: Int? = json["width"].int
      width = number ?? 1
    } while false
    let letters = json["letters"].stringValue
    text = letters.map { String($0) }.joined(separator: "-")
  }
}
