import Bridge
import LegacyJSON

struct DottedPath: ExpressibleByStringLiteral {
  let keys: [String]

  init(stringLiteral: String) { keys = [stringLiteral] }
}

protocol Node {
  subscript(path: DottedPath) -> Self { get }
}

extension JSON: Node {
  subscript(path: DottedPath) -> JSON { self[path.keys] }
  subscript(keys: [String], fallback: String) -> JSON { self[keys] }
}

struct Model: LegacyDecodable, ContainerDecodable {
  let id: Int?
  let names: [String]

  init(from container: LegacyContainer) throws {
    id = try container.decodeIfPresent(Int.self, at: "meta", "id")
    names = try container.nestedContainers(at: "names").map { try $0.decode(String.self, at: "text") }
  }
}

enum Track: String {
  case title

  var key: String { rawValue }
}

struct Clip: LegacyDecodable {
  let title: String
}
