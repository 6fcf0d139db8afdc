// reason: `if let own = index, own != 0 { …` is not understood
import SwiftyJSON

struct Name {
  let text: String

  init(json: JSON) { text = json["text"].stringValue }
}

struct Group {
  let id: Int
  var names: [Name]

  init(json: JSON) {
    id = json["id"].intValue
    names = []
    if let all = json["names"].array {
      for one in all {
        let name = Name(json: one)
        names.append(name)
      }
    }
    let index = names.firstIndex { $0.text == "me" }
    if let own = index, own != 0 {
      let name = names.remove(at: own)
      names.insert(name, at: 0)
    }
  }
}
