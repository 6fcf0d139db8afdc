// reason: is not understood
import SwiftyJSON

struct Page {
  let isKnown: Bool
  let isSecond: Bool

  init(json: JSON) {
    let members = json["names"].dictionary
    isKnown = members?["a"].map { $0.string } != nil
    let all = [json["first"].int, json["second"].int]
    isSecond = all.last == nil
  }
}
