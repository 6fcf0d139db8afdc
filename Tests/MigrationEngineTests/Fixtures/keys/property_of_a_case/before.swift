import SwiftyJSON

enum Part: String {
  case snippet
  case details = "content_details"

  var key: String { return rawValue }

  var label: String {
    switch self {
    case .snippet: return "Snippet"
    case .details: return "Details"
    }
  }
}

enum Nested {
  enum Keys { static let name = "user_name" }
}

struct Video {
  let snippet: String
  let details: Int
  let title: String
  let name: String?

  init(json: JSON) {
    snippet = json[Part.snippet.key].stringValue
    details = json[Part.details.key].intValue
    title = json[Part.details.label].stringValue
    name = json[Nested.Keys.name].string
  }
}
