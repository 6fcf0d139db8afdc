import Foundation
import LegacyJSON

struct Inner: JSONDeserializable {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}

struct Outer: JSONDeserializable {
  var inner: Inner?

  init(json: JSON) {
    guard json != nil else { return }
    inner = Inner(json: json["inner"])
  }
}
