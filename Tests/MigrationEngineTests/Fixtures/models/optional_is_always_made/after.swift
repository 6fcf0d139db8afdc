import Foundation
import Bridge

struct Inner: LegacyDecodable {
  let a: Int?
}

struct Outer: LegacyDecodable, ContainerDecodable {
  var inner: Inner?

  init(from container: LegacyContainer) throws {
    guard !container.isNull() else { return }
    inner = try container.decode(Inner.self, at: "inner")
  }
}
