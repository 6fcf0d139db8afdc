// reason: is not understood
import Foundation
import SwiftyJSON

struct Note {
  let text: String

  init(json: JSON) {
    let formatter: Formatter = DateFormatter()
    text = formatter.string(for: json["at"].doubleValue) ?? ""
  }
}
