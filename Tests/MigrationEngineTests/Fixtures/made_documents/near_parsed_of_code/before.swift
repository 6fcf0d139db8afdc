// reason: needs a written initializer
import Foundation
import LegacyJSON

struct Note {
  let sender: String
  init(json: JSON) {
    let text = json["content"].stringValue.replacingOccurrences(of: "'", with: "\"")
    sender = JSON(parseJSON: text)["sender"].stringValue
  }
}
