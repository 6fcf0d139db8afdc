// reason: `.merging` of a part of the document is not understood
import SwiftyJSON

struct Bag {
  let name: String?

  init(json: JSON) {
    let members = json["own"].dictionaryValue.merging(json["given"].dictionaryValue) { own, _ in own }
    name = members["name"]?.string
    print("bag")
  }
}
