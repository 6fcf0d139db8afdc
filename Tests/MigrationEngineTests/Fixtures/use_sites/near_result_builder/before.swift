// reason: `m.name` is used as an optional in a way that is not rewritten
import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

@resultBuilder
enum Lines {
  static func buildBlock(_ lines: String?...) -> [String] { lines.compactMap { $0 } }
  static func buildOptional(_ line: [String]?) -> String? { line?.first }
}

func text(@Lines _ lines: () -> [String]) -> [String] { lines() }

func f(m: Model) -> [String] {
  text {
    "head"
    if let name = m.name {
      name
    }
  }
}

@Lines
func g(m: Model) -> [String] {
  "head"
  if let name = m.name {
    name
  }
}
