// reason: the type has an `init(from:)` already
import LegacyJSON

class Page: Decodable {
  let name: String

  required init(data: JSON) {
    name = "\(data.error as Any)"
  }

  required init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }
}

class Article: Page {
  var title = ""

  required init(data: JSON) {
    super.init(data: data)
    title = data["title"].stringValue
  }

  required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
}
