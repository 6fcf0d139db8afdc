// reason: needs a rule
import Foundation
import SwiftyJSON

struct Text {
  let characters: [String]
  let halves: [Double]
  let size: Int

  init(json: JSON) {
    characters = json["text"].stringValue.map { String($0) }
    halves = (json["numbers"].object as? [Double])?.map { $0 / 2 } ?? []
    size = max(json["size"].intValue, 1)
  }
}
