// reason: is not understood
import SwiftyJSON

struct Answer {
  let id: Int
  let problem: String?

  init(json: JSON) {
    id = json["id"].intValue
    if let error = json["id"].error {
      problem = "\(error)"
    } else {
      problem = nil
    }
  }
}
