import Foundation
import Bridge

struct Counted: LegacyDecodable {
  let since: TimeInterval
  let names: Array<String>
  let tags: Array<Tag>?
  let total: (Int)
  let rate: Float32!
}
struct Tag: LegacyDecodable { let id: Int }
