// reason: the project declares `~=` itself, which may be meant here
import LegacyJSON

func ~= (pattern: String, value: String) -> Bool { value.hasPrefix(pattern) }

struct Door {
  let state: Int

  init(json: JSON) {
    switch json["state"].stringValue {
    case "open": state = 1
    default: state = 0
    }
  }
}
