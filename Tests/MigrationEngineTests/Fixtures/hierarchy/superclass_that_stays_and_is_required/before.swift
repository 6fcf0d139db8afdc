import LegacyJSON

class Page {
  let raw: Any

  required init(data: JSON) {
    raw = data.error as Any
  }
}

class Article: Page {
  var title = ""

  required init(data: JSON) {
    super.init(data: data)
    title = data["title"].stringValue
  }
}

final class Feature: Article {
  let photo: String?

  required init(data: JSON) {
    photo = data["photo"].string
    super.init(data: data)
  }
}

class Sheet {
  let raw: Any

  required init(json: JSON) {
    raw = json.error as Any
  }
}

class Form: Sheet {
  let fields: [String]

  required init(json: JSON) {
    fields = json["fields"].arrayValue.map { $0.stringValue }
    super.init(json: json)
  }
}

func made(of types: [Page.Type], _ json: JSON) -> [Page] { types.map { $0.init(data: json) } }
