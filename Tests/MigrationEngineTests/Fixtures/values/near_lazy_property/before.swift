// reason: is not understood
import SwiftyJSON

struct LateReader {
  let json: JSON
  lazy var title: String = json["title"].stringValue

  init(_ json: JSON) { self.json = json }
}

struct LateItem {
  let title: String

  init(json: JSON) {
    var reader = LateReader(json)
    title = reader.title
  }
}
