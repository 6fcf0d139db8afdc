import SwiftyJSON

let keysOfAll = ["n", "q"]

struct Outer {
  static let keysOfAll = ["a", "b"]

  struct Inner {
    var name: String? = nil

    init(json: JSON) {
      for key in keysOfAll {
        if name == nil { name = json[key].string }
      }
    }
  }
}
