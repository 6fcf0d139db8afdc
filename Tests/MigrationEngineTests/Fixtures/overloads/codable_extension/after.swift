struct Model: Decodable {
  let id: Int
  let name: String
}

protocol Shown {}
extension Shown { var how: String { "plain" } }
extension Shown where Self: Codable { var how: String { "codable" } }
extension Model: Shown {}
