// reason: `json["items"].arrayValue.forEach { (item) in
import SwiftyJSON

extension Optional {
  var isSome: Bool { self != nil }
}

struct Part {
  let number: Int

  init?(json: JSON) {
    number = json["number"].intValue
  }
}

struct Collection {
  var items: [Part]

  init?(json: JSON) {
    items = [Part]()
    json["items"].arrayValue.forEach { (item) in
      let part = Part.init(json: item)
      if part.isSome {
        items.append(part!)
      }
    }
  }
}
