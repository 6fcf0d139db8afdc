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

struct Model: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let id: Int?
  @DecodedBy<NamesRule> private(set) var names: [String]

  private enum CodingKeys: String, CodingKey {
    case names
    case id = "meta.id"
  }

  enum NamesRule: DecodingRule {
    static let value = Decoding<[String]> { try $0.nestedContainers().map { try $0.value(String.self, at: "text") } }
  }
}

enum Track: String {
  case title

  var key: String { rawValue }
}

struct Clip: LegacyDecodable {
  let title: String
}
