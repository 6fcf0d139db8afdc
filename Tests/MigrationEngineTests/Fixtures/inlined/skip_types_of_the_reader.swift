// reason: `number = SignReader().read(json)` is not understood
import Foundation
import SwiftyJSON

class SignReader {
  func read(_ json: JSON) -> Int {
    return SignMark(json["mark"].stringValue).number
  }
}

private struct SignMark {
  let number: Int

  init(_ text: String) {
    number = text.count
    marks.append(text)
  }
}

private var marks: [String] = []

struct Sign {
  let number: Int

  init(json: JSON) { number = SignReader().read(json) }
}
