// reason: not tightened: a protocol may ask for `init(json:)`
import LegacyJSON

protocol P { init(json: JSON) }

struct Model {
  let a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

extension Model: P {}
