import Bridge

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

struct Video: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.verbatimKeys] }
  let snippet: String
  let details: Int
  let title: String
  let name: String?

  private enum CodingKeys: String, CodingKey {
    case snippet
    case details = "content_details"
    case title = "Details"
    case name = "user_name"
  }
}
