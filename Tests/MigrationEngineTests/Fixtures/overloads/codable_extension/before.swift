import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

protocol Shown {}
extension Shown { var how: String { "plain" } }
extension Shown where Self: Codable { var how: String { "codable" } }
extension Model: Shown {}
