import Foundation
import Bridge

struct Inner: LegacyDecodable {
  let a: Int?
}

struct Outer: LegacyDecodable {
  let inner: Inner?

  private enum CodingKeys: String, CodingKey {
    case inner
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let isNull = try decoder.singleValueContainer().decodeNil()
    inner = try isNull ? nil : container.decode(Inner.self, forKey: .inner)
  }
}
