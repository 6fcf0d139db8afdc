import Foundation
import Bridge

class A: NSObject, LegacyDecodable {
  var a: Int?
}

class B: A {
  var b: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    b = try container.value(String.self, at: "b")
    try super.init(from: decoder)
  }
}

final class C: B {
  var c: [Int] = []

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(from: decoder)
    c = try container.value([Int].self, at: "c")
  }
}

final class D: B {}
