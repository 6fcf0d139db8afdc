import Foundation
import Bridge

struct Inner: LegacyDecodable {
  let a: Int?
}

struct Outer: LegacyDecodable, NilWhenNull {
  @NeverNil var inner: Inner?
}
