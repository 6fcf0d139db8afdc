// reason: is not understood
import SwiftyJSON

extension JSON {
  subscript(slashed path: String) -> JSON {
    path.components(separatedBy: "/").reduce(self) { json, key in
      if let index = Int(key) { return json[index] }
      return json[key]
    }
  }
}

struct Shop {
  let cover: String

  init(json: JSON) { cover = json[slashed: "images/-1"].stringValue }
}
