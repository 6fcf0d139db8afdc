import Foundation
import LegacyJSON

class Animal: NSObject {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
    super.init()
  }
}

class Bird: Animal {
  var b: String

  override init(json: JSON) {
    b = json["b"].stringValue
    super.init(json: json)
  }
}

final class Crow: Bird {
  var c: [Int] = []

  override init(json: JSON) {
    super.init(json: json)
    c = json["c"].arrayValue.map { $0.intValue }
  }
}

final class Raven: Bird {}
