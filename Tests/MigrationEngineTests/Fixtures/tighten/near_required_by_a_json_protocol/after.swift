// reason: not tightened: a protocol may ask for `init(json:)`
import LegacyJSON
import Bridge

protocol P { init(json: JSON) }

struct Model: LegacyDecodable {
  let a: Int?
}

extension Model: P {}
