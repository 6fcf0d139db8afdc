// reason: `init(data: Data)` makes a `JSON` of what it is given
import Foundation
import SwiftyJSON

struct Label {
  let text: String

  init(data: Data) throws {
    let json = try JSON(data: data)
    text = json["text"].stringValue
  }
}
