// reason: needs a rule
import SwiftyJSON

enum Floor: Int { case ground = 0, first = 1 }

struct Flat {
  let floor: Floor?

  init(json: JSON) {
    switch json["floor"].int {
    case 0?: floor = .ground
    case 1?: floor = .first
    default: floor = nil
    }
  }
}
