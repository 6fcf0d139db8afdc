import Foundation
import LegacyJSON

class A: NSObject {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
    super.init()
  }
}

class B: A {
  var b: String

  override init(json: JSON) {
    b = json["b"].stringValue
    super.init(json: json)
  }
}

final class C: B {
  var c: [Int] = []

  override init(json: JSON) {
    super.init(json: json)
    c = json["c"].arrayValue.map { $0.intValue }
  }
}

final class D: B {}
