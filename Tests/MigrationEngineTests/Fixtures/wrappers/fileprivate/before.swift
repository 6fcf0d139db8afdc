import Foundation
import SwiftyJSON

struct Box {
  fileprivate let size: Int
  fileprivate var note: String
  private let secret: Int

  init(json: JSON) {
    size = json["size"].int ?? 20
    note = json["note"].string ?? "none"
    secret = json["secret"].int ?? 7
  }

  var total: Int { size + secret }
}

func notes(_ box: Box) -> String { "\(box.size) \(box.note)" }
