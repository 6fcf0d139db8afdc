import Foundation
import RealmSwift
import SwiftyJSON

class Release: Object {
  @objc dynamic var id = 1
  @objc dynamic var name = "none"

  static func latest(json: JSON) -> Release {
    let release = Release()
    if let name = json["names"].arrayValue.first?.stringValue {
      release.name = name
    } else {
      release.name = "1.0"
    }
    return release
  }
}
