import Foundation
import Bridge

class Animal: NSObject, LegacyDecodable {
  var a: Int?
}

class Bird: Animal {
  var b: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    b = try container.value(String.self, at: "b")
    try super.init(from: decoder)
  }
}

final class Crow: Bird {
  var c: [Int] = []

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(from: decoder)
    c = try container.value([Int].self, at: "c")
  }
}

final class Raven: Bird {}
