import Foundation
import Bridge

struct Inner: LegacyDecodable {
  let a: Int?
}

struct Outer: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenNull] }
  @NeverNil var inner: Inner?
}
