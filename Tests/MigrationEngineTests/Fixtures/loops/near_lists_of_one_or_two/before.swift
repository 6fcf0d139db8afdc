// reason: is not understood
import SwiftyJSON

struct Post {
  let words: [String]

  init(json: JSON) {
    words = json["words"].arrayValue.flatMap { word -> [String] in
      guard let text = word.string else { return [] }
      return json["twice"].boolValue ? [text, text] : [text]
    }
  }
}
