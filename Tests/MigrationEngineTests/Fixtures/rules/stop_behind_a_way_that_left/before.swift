import SwiftyJSON

struct Item {
  var id = 0
  var number: Int

  init(json: JSON) {
    repeat {
      guard json["number"].int != nil else { break }
      id = json["id"].intValue
    } while false
    // The program stops here where there is none.
    number = json["number"].int!
  }
}
