// reason: is `lazy`
import SwiftyJSON

struct Settings {
  lazy var volume: Int? = nil
  let name: String

  init(json: JSON) {
    volume = json["volume"].intValue
    name = json["name"].stringValue
  }
}
