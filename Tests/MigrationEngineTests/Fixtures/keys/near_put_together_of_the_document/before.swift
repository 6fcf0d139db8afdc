// reason: `name = json["\(language)_name"].stringValue` is not understood
import SwiftyJSON

struct Place {
  let name: String

  init(json: JSON) {
    let language = json["language"].stringValue
    name = json["\(language)_name"].stringValue
  }
}
