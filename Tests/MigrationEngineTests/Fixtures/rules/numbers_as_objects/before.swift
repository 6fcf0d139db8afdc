import Foundation
import SwiftyJSON

struct Label {
  let text: String

  init(json: JSON) {
    text = (json["number"].intValue as NSNumber).stringValue
  }
}
