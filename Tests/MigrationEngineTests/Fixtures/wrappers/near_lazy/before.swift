// reason: is `lazy`
import SwiftyJSON

struct Settings {
  lazy var volume: Int? = nil
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
    volume = json["volume"].intValue
  }
}
